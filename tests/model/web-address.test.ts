import { expect, test } from 'vitest';
import { settings } from '../../src/model/pages/settings/index.ts';
import { check } from '../../src/model/vocabulary/checks.ts';
import { image } from '../../src/model/vocabulary/images.ts';
import { pictureSchemes, webAddress } from '../../src/model/web-address.ts';

const safe = [
  'https://example.com',
  'https://maps.example/embed?pb=!1m18!2d55.27;3&hl=ar#map',
  'https://example.com:8443/a path/it\'s "here".png',
  'HTTPS://Example.COM/x',
  'https://مثال.إختبار/صورة.png',
  'https://files_1.example.com/x.png',
];

const unsafe = [
  'https://x;frame-ancestors',
  'https://x;sandbox',
  'https://x,script-src',
  "https://x'unsafe-inline'",
  'https://*',
  'https://*.example.com/',
  'https://[::1]/',
  'https://user:secret@example.com/',
  'https:example.com/x.png',
  'https:///example.com',
  '//example.com',
  'https://example.com\\@evil.example',
  'https://exam\nple.com',
  'https://example.com/\tx',
  'https://example.com/\u202egnp.exe',
  'https://example.com/\ud800',
  `https://${'a'.repeat(300)}.example`,
  'javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,x',
  'ftp://example.com/x.png',
  'example.com',
  '',
];

test.each(safe)('%j is an address that a page may carry', (text) => {
  expect(webAddress(text)?.origin).toMatch(/^https:\/\/[a-z\d._-]+(?::\d+)?$/);
});

test.each(unsafe)('%j is not', (text) => {
  expect([webAddress(text), webAddress(text, pictureSchemes)]).toEqual([null, null]);
});

test('only a picture may come from where nothing is encrypted', () => {
  expect(webAddress('http://example.com/x.png')).toBe(null);
  expect(webAddress('http://example.com/x.png', pictureSchemes)?.origin).toBe('http://example.com');
});

const { root } = settings;
const saved = (more: object) => check(root, { agencyName: 'Agency', offices: [], ...more });

test('a save refuses an unsafe address in the settings, and takes a safe or an empty one', () => {
  for (const mapUrl of [...safe, '', null])
    expect([mapUrl, saved({ mapUrl }).ok]).toEqual([mapUrl, true]);
  for (const mapUrl of [...unsafe, 'http://example.com'].filter(Boolean)) {
    expect([mapUrl, saved({ mapUrl, schedulingUrl: mapUrl })]).toMatchObject([
      mapUrl,
      {
        ok: false,
        fields: {
          mapUrl: { code: 'notAddress' },
          schedulingUrl: { code: 'notAddress' },
        },
      },
    ]);
  }
});

test('a picture that is a link follows the same rule', () => {
  const { schema } = image('Image');
  const isTaken = (value: string) => schema.safeParse(value).success;
  expect([...safe, 'http://example.com/x.png'].filter((value) => !isTaken(value))).toEqual([]);
  expect(unsafe.filter((value) => value !== '' && isTaken(value))).toEqual([]);
});

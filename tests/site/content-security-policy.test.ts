import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../src/server/pages/content-security-policy.ts';
import { inlineScripts } from '../../src/web/site/inline-scripts.ts';
import { openSiteApp } from './site-app.ts';

test('what an editor types never adds a directive', () => {
  const policy = policyOf('', [
    'https://maps.example; script-src *',
    'https://good.example/a;b',
    'https://x;frame-ancestors',
    'https://x;sandbox',
    'https://x,script-src',
    'https://*',
    'javascript:alert(1)',
    '*',
    '',
  ]);
  expect(policy).toContain('; frame-src https://good.example; ');
  expect(policy.match(/script-src/g)).toHaveLength(1);
});

test('a picture never adds a directive, nor a sign that no header can hold', () => {
  const picture = (src: string) => `<img alt="" src="${src}">`;
  const policy = policyOf(
    [
      'https://x;script-src/a.png',
      'https://x,sandbox/a.png',
      'https://*/a.png',
      'https://مثال.إختبار/a.png',
      'http://old.example:8080/a.png',
    ]
      .map(picture)
      .join(''),
    [],
  );
  expect(policy).toContain(
    "; img-src 'self' data: https://xn--mgbh0fb.xn--kgbechtv http://old.example:8080; ",
  );
});

test('more hosts than a header has room for are allowed as one', () => {
  const pictures = Array.from(
    { length: 200 },
    (_, index) => `<img alt="" src="https://a-host-with-a-long-name-${index}.example/x.png">`,
  );
  const policy = policyOf(pictures.join(''), []);
  expect(policy).toContain("; img-src 'self' data: https:; ");
});

test('the scripts of the page are named by their hash', () => {
  const policy = contentSecurityPolicy({ html: '', scripts: ['a()', 'b()', 'a()'], framed: [] });
  expect(policy).toContain(`; script-src 'self' ${hashOf('a()')} ${hashOf('b()')}; `);
});

test('the style of a brand is named by its hash, and no other is allowed', () => {
  const plain = policyOf('', []);
  const branded = contentSecurityPolicy({ html: '', scripts: [], styles: ['a{}'], framed: [] });
  expect(branded).toContain(`; style-src 'self' ${hashOf('a{}')}; `);
  expect(plain).toContain("; style-src 'self'; ");
  expect(namesIn(branded)).toEqual(namesIn(plain));
  expect(branded).not.toContain('unsafe');
});

test('a page allows the two scripts that every page carries, whatever else is in it', async () => {
  const html = '<!doctype html><script>injected()</script><script nonce="1">guessed()</script>';
  const app = await openSiteApp('sqlite', () => ({ status: 200, html }), { inlineScripts });
  try {
    for (const path of ['/', '/ar/services']) {
      const { headers } = await app.get(path);
      expect(scriptsIn(headers)).toEqual(["'self'", ...inlineScripts.map(hashOf)]);
    }
  } finally {
    await app.close();
  }
  expect(inlineScripts).toHaveLength(2);
});

const policyOf = (html: string, framed: string[]) =>
  contentSecurityPolicy({ html, scripts: [], framed });

const namesIn = (policy: string) => policy.split('; ').map((each) => each.split(' ')[0]);

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const scriptsIn = (headers: Record<string, unknown>) =>
  /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ');

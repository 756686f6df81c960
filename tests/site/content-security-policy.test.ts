import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../src/server/pages/content-security-policy.ts';

test('what an editor types never adds a directive', () => {
  const policy = contentSecurityPolicy('', [
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
  const policy = contentSecurityPolicy(
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
  const policy = contentSecurityPolicy(pictures.join(''), []);
  expect(policy).toContain("; img-src 'self' data: https:; ");
});

test('inline scripts are named by their hash, pictures by their host', () => {
  const policy = contentSecurityPolicy(
    '<script>a()</script><script type="application/ld+json">{}</script><script src="/b.js"></script><img alt="" src="https://img.example/x.png">',
    [],
  );
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  expect(policy).toContain("img-src 'self' data: https://img.example;");
});

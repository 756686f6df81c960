import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../src/server/pages/content-security-policy.ts';

test('what an editor types never adds a directive', () => {
  const policy = contentSecurityPolicy('', [
    'https://maps.example; script-src *',
    'https://good.example/a;b',
    'javascript:alert(1)',
    '*',
    '',
  ]);
  expect(policy).toContain('; frame-src https://good.example; ');
  expect(policy.match(/script-src/g)).toHaveLength(1);
});

test('inline scripts are named by their hash, pictures by their host', () => {
  const policy = contentSecurityPolicy(
    '<script>a()</script><script type="application/ld+json">{}</script><script src="/b.js"></script><img alt="" src="https://img.example/x.png">',
    [],
  );
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  expect(policy).toContain("img-src 'self' data: https://img.example;");
});

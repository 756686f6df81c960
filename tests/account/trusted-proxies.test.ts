import { expect, test } from 'vitest';
import { trustedProxies } from '../../src/server/http/trusted-proxies.ts';
import { readSettings } from '../../src/server/process/settings.ts';

const trusts = trustedProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32', 'loopback']);

test.each([
  ['10.200.3.4', true],
  ['10.200.3.4:41234', true],
  ['::ffff:10.1.1.1', true],
  ['192.0.2.7', true],
  ['192.0.2.8', false],
  ['2001:db8:ffff::1', true],
  ['[2001:db8::1]:443', true],
  ['2001:db9::1', false],
  ['127.0.0.1', true],
  ['::1', true],
  ['unknown', false],
  ['', false],
])('a proxy at %j is trusted: %s', (address, isTrusted) => {
  expect(trusts(address)).toBe(isTrusted);
});

test.each([
  ['0.0.0.0/0', '203.0.113.9', true],
  ['0.0.0.0/0', '2001:db8::1', false],
  ['::/0', '2001:db8::1', true],
  ['2001:db8::/32', '10.0.0.1', false],
  ['linklocal', 'fe80::1', true],
  ['uniquelocal', '192.168.7.7', true],
  ['uniquelocal', '203.0.113.9', false],
])('with %s a proxy at %s is trusted: %s', (proxies, address, isTrusted) => {
  expect(trustedProxies([proxies])(address)).toBe(isTrusted);
});

test.each(['true', '1', 'proxy.example.com', '10.0.0.0/33', '10.0.0/8', '::1/129', '10.0.0.1,,x'])(
  'TRUST_PROXY=%s is one clear problem',
  (value) => {
    expect(() => readSettings({ TRUST_PROXY: value })).toThrow(
      'The setting TRUST_PROXY is not valid: it must be addresses or networks such as 10.0.0.0/8, separated by commas.',
    );
  },
);

test('a list of proxies is read', () => {
  expect(readSettings({ TRUST_PROXY: '10.0.0.1, fd00::/8 ,loopback' }).trustProxy).toEqual([
    '10.0.0.1',
    'fd00::/8',
    'loopback',
  ]);
  expect(readSettings({}).trustProxy).toBe(false);
});

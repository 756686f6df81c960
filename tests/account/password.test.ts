import { expect, test } from 'vitest';
import { hashPassword, nobodysHash, verifyPassword } from '../../src/server/account/password.ts';
import { randomPassword } from '../../src/server/account/random-password.ts';

test('a hash fits its password and no other, and is new each time', async () => {
  const [one, two] = await Promise.all([hashPassword('secret'), hashPassword('secret')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword('secret', one)).toBe(true);
  expect(await verifyPassword('Secret', one)).toBe(false);
  expect(await verifyPassword('', nobodysHash)).toBe(false);
});

/** A test vector of the reference implementation. */
test('a hash that another program made is read', async () => {
  const hash =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword('password', hash)).toBe(true);
});

test('letters that are composed differently are the same password', async () => {
  expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
});

test('what is stored and is no hash is an error, not a wrong password', async () => {
  await expect(verifyPassword('x', 'plain')).rejects.toThrow('not readable');
});

test('a random password is four groups of signs that are easy to tell apart', () => {
  const made = Array.from({ length: 500 }, randomPassword);
  expect(new Set(made).size).toBe(500);
  for (const each of made) expect(each).toMatch(/^([a-km-np-z2-9]{5}-){3}[a-km-np-z2-9]{5}$/);
  expect(new Set(made.join('').replaceAll('-', '')).size).toBe(32);
});

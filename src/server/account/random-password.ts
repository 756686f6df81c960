import { randomBytes } from 'node:crypto';

/** 32 signs that are not mistaken for one another, so five bits each. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 100 random bits in four groups that are easy to type. */
export function randomPassword(): string {
  const text = Array.from(randomBytes(20), (byte) => signs.charAt(byte % signs.length)).join('');
  return (text.match(/.{5}/g) ?? []).join('-');
}

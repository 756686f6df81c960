import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { plainAddress } from './network-of.ts';

/**
 * Whether an address is that of a proxy whose word on the visitor's address counts: as Fastify reads
 * its `trustProxy`, but for the port that some proxies write beside an address.
 */
export function trustedProxies(proxies: readonly string[]): (address: string) => boolean {
  const isTrusted = compile(proxies.flatMap((proxy) => halves[proxy] ?? [proxy]));
  return (address) => isTrusted(plainAddress(address), 0);
}

/** An address, a network such as `10.0.0.0/8`, or a name for networks that everybody has. */
export function isProxy(text: string): boolean {
  try {
    trustedProxies([text]);
  } catch {
    return false;
  }
  const [address = ''] = text.split('/');
  // The library also takes a number for an address, and an interface's name behind one.
  return !text.includes('%') && (isIP(address) !== 0 || names.includes(text));
}

const names = ['loopback', 'linklocal', 'uniquelocal'];

/** The library knows no network of all addresses. */
const halves: Record<string, string[]> = {
  '0.0.0.0/0': ['0.0.0.0/1', '128.0.0.0/1'],
  '::/0': ['::/1', '8000::/1'],
};

import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { groupsOf, plainAddress } from '../http/network-of.ts';

/**
 * The part of a visitor's address that many share: enough to see where a storm comes from, not who
 * a person is.
 */
export function visitorNetwork(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  isTrusted: (address: string) => boolean,
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '');
  const path = [socket.remoteAddress ?? '', ...forwarded.split(',').reverse()];
  const addresses = path.map((each) => plainAddress(each.trim())).filter(Boolean);
  // The nearest that is no proxy of ours: what stands behind it anybody can make up.
  const visitor = addresses.find((address) => !isTrusted(address)) ?? addresses.at(-1) ?? '';
  const address = visitor.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(address)) return address.replace(/(?<!\d)\d+$/, '0/24');
  return isIPv6(address) ? `${groupsOf(address).slice(0, 3).join(':')}::/48` : '';
}

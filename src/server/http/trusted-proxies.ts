import { BlockList, isIP } from 'node:net';
import { plainAddress } from './network-of.ts';

/** Whether an address is that of a proxy whose word on the visitor's address counts. */
export function trustedProxies(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const { address, bits } of proxies.flatMap(networksAt)) {
    list.addSubnet(address, bits, familyOf(address));
  }
  return (given) => {
    const address = plainAddress(given);
    return isIP(address) !== 0 && list.check(address, familyOf(address));
  };
}

/** An address, a network such as `10.0.0.0/8`, or a name for networks that everybody has. */
export const isProxy = (text: string) =>
  // An interface's name behind the address, or a second slash.
  !/%|\/.*\//.test(text) &&
  networksAt(text).every(
    ({ address, bits }) =>
      isIP(address) !== 0 && Number.isInteger(bits) && bits >= 0 && bits <= widthOf(address),
  );

const named: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const networksAt = (text: string) =>
  (named[text] ?? [text]).map((network) => {
    const [address = '', bits] = network.split('/');
    return { address, bits: bits === undefined ? widthOf(address) : Number(bits || Number.NaN) };
  });

const widthOf = (address: string) => (isIP(address) === 6 ? 128 : 32);
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

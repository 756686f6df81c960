import { BlockList, isIP } from 'node:net';

/** Whether what is sent to this host never leaves the machine. */
export function isLoopback(host: string): boolean {
  const family = isIP(host);
  if (family !== 0) return own.check(host, family === 6 ? 'ipv6' : 'ipv4');
  return /^(?:.+\.)?localhost\.?$/i.test(host);
}

const own = new BlockList();
own.addSubnet('127.0.0.0', 8, 'ipv4');
own.addAddress('::1', 'ipv6');

import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { networkOf } from '../http/network-of.ts';

interface Sender {
  http: { log: Pick<FastifyBaseLogger, 'info' | 'warn'> };
  address: string;
}

interface SecurityEvent {
  security:
    | 'signed in'
    | 'sign-in failed'
    | 'signed out everywhere'
    | 'password changed'
    | 'password change failed'
    | 'leads exported'
    | 'demo content removed';
  /** `null` where there is none of that name: people type their password there by mistake. */
  account: string | null;
  /** Whether the account was signed in to from this network for the first time. */
  isNewNetwork?: boolean;
}

/**
 * A line that is written however many others are: see bound-log.ts. The limits of signing in keep
 * strangers from filling the disk with them.
 */
export function logSecurity({ http, address }: Sender, event: SecurityEvent): void {
  const level = event.security.endsWith('failed') ? 'warn' : 'info';
  http.log[level]({ ...event, network: hashOf(networkOf(address)) }, 'security');
}

/** Tells lines of one network from others; every network can be tried, so it hides no more. */
const hashOf = (network: string) => createHash('sha256').update(network).digest('hex').slice(0, 16);

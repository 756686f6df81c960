import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import type { Database } from '../storage/storage.ts';

export type Limiter = Pick<RateLimiterAbstract, 'get' | 'penalty' | 'delete'>;

/** Each counts under a name of its own. */
export type CreateLimiter = (name: string, limit: Limit) => Limiter;

interface Limit {
  points: number;
  /** In seconds. */
  duration: number;
}

export const limitInProcess: CreateLimiter = (_name, limit) => new RateLimiterMemory(limit);

/** For several processes: what one counts the others know, and each its own while that is away. */
export const limitTogether =
  (db: Database): CreateLimiter =>
  (name, limit) => {
    const limiter = new RateLimiterPostgres({
      ...limit,
      keyPrefix: name,
      storeClient: {
        query: ({ text, values }: { text: string; values: unknown[] }) =>
          db.executeQuery(CompiledQuery.raw(text, values)),
      },
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      insuranceLimiter: new RateLimiterMemory(limit),
    });
    return {
      get: (key) => limiter.get(pseudonymOf(key)),
      penalty: (key) => limiter.penalty(pseudonymOf(key)),
      delete: (key) => limiter.delete(pseudonymOf(key)),
    };
  };

/** They are only ever compared: nobody who looks into the database needs to read who came. */
const pseudonymOf = (key: string | number) =>
  createHash('sha256').update(String(key)).digest('base64url');

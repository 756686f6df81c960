import type { Migration } from 'kysely/migration';
import * as base from './0015-base.ts';

/** What a database has to have at the least to be brought up to date. */
export const BASE = '0015-base';

/** In the order they run. A migration that has shipped is never changed. */
export const migrations: Record<string, Migration> = { [BASE]: base };

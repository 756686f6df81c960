import type { Migration } from 'kysely/migration';
import * as groundFloor from './0001-ground-floor.ts';

/** In the order they run. A migration that has shipped is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-ground-floor': groundFloor,
};

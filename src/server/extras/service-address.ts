import { message } from '../../model/messages/message.ts';
import { services } from '../../model/pages/services/index.ts';
import { longSlugOf } from '../../model/slug.ts';
import type { Collection } from '../../model/vocabulary/nodes.ts';
import { type Place, placesOf } from '../../model/vocabulary/tree.ts';
import type { ReadOptions } from '../content/lists.ts';
import { readRecord } from '../content/read-content.ts';
import type { Row } from '../content/show-record.ts';
import { findBySlug } from '../content/slugs.ts';
import type { Read } from '../http/reads.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../storage/storage.ts';

export interface Found {
  main: Row;
  primary: Row | undefined;
  /** The present English path. */
  path: string;
  /** Whether the address is one that a rename has left behind. */
  moved: boolean;
}

/** The service at an address of one or two slugs, in whichever form they are written. */
export async function findService(
  db: Database,
  mainSlug: string,
  primarySlug?: string,
): Promise<Found | undefined> {
  const main = await findBySlug(db, mainPlace.kind, null, mainSlug);
  if (!main) return undefined;
  const path = `/services/${main.slug}`;
  const moved = hasLeft(main, mainSlug);
  if (primarySlug === undefined) return { main, primary: undefined, path, moved };
  const primary = await findBySlug(db, primaryPlace.kind, main.id, primarySlug);
  if (!primary) return undefined;
  return {
    main,
    primary,
    path: `${path}/${primary.slug}`,
    moved: moved || hasLeft(primary, primarySlug),
  };
}

/** Whether a record was found at an address that it no longer has. */
export function hasLeft({ slug, alias }: Row, requested: string): boolean {
  return ![slug, alias].includes(longSlugOf(requested));
}

export const mainServiceByAddress = (db: Database): Read => ({
  path: '/services/address/:main',
  summary: 'Read a main service by its address',
  failed: services.fetchFailed,
  pages: [services.key],
  async answer({ params, language }) {
    const found = await findService(db, params.main ?? '');
    if (!found) throw new Refusal(404, message('serviceNotFound'));
    const { main, path, moved } = found;
    return { path, moved, service: await readMain(db, main, { language }) };
  },
});

export const primaryServiceByAddress = (db: Database): Read => ({
  path: '/services/address/:main/:primary',
  summary: 'Read a primary service by its address',
  failed: services.fetchFailed,
  pages: [services.key],
  async answer({ params, language }) {
    const found = await findService(db, params.main ?? '', params.primary ?? '');
    if (!found?.primary) throw new Refusal(404, message('primaryNotFound'));
    const { main, primary, path, moved } = found;
    const service = await readRecord(db, primaryPlace, primary, { language });
    return { path, moved, service, mainService: await readMain(db, main, { language }) };
  },
});

const placeOf = (kind: string) =>
  placesOf(services).find((place) => place.kind === kind) as Place<Collection>;
const mainPlace = placeOf('services.services');
const primaryPlace = placeOf('services.services.primaryServices');

const readMain = (db: Database, row: Row, options: ReadOptions) =>
  readRecord(db, mainPlace, row, options);

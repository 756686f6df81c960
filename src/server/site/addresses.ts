import { longSlugOf } from '../../model/slug.ts';
import type { Changes } from '../content/changes.ts';
import type { FoundRecord } from '../content/find-record.ts';
import { createMemo } from '../content/memo.ts';
import type { ContentReader } from '../http/reads.ts';
import type { Database } from '../storage/storage.ts';
import { findFixedPage } from './find-page.ts';
import { findRecordAt } from './public-records.ts';

/** Where a page is. */
export interface Whereabouts {
  /** The parts of its English path. */
  segments: string[];
  /** Whether it was found at an address that it has left. */
  moved?: boolean;
  /** Other forms of each part, by which the page opens as well. */
  forms?: string[][];
}

export interface Addresses {
  reader: ContentReader;
  /** The page at the parts of an English path, however they are spelt. */
  find(segments: string[]): Promise<Whereabouts | undefined>;
}

const mostKnown = 1_000;

/** One address has spellings without end: the page that they all lead to is looked up once. */
export function createAddresses(
  { db, reader }: { db: Database; reader: ContentReader },
  changes: Pick<Changes, 'onChange'>,
): Addresses {
  const remember = createMemo<Whereabouts | undefined>(changes, mostKnown);

  function findRecord(segments: string[]): Promise<Whereabouts | undefined> {
    // Slugs are found in any spelling, ids by their exact letters.
    const key = segments.map((part) => `${longSlugOf(part)} ${isId(part) ? part : ''}`).join('/');
    return remember(key, async () => {
      const found = await findRecordAt(db, segments);
      return found && whereaboutsOf(found);
    });
  }

  return {
    reader,
    async find(segments) {
      const path = `/${segments.join('/').toLowerCase()}`;
      if (await findFixedPage(reader, path)) return { segments: path.split('/').slice(1) };
      return findRecord(segments);
    },
  };
}

/** Without its text, which may be long. */
const whereaboutsOf = ({ path, moved, rows }: FoundRecord): Whereabouts => {
  const segments = path.split('/').slice(1);
  const names = rows.map(({ slug, alias, id }) => (slug ? [slug, alias ?? slug] : [id]));
  const fixed = segments.slice(0, segments.length - names.length).map((part) => [part]);
  return { segments, moved, forms: [...fixed, ...names] };
};

const isId = (part: string) => /^[\w-]{1,64}$/.test(part);

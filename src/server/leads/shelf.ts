import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeWhole } from '../storage/write-whole.ts';
import type { StoredLead } from './stored-lead.ts';

export type Shelf = ReturnType<typeof createShelf>;

/** Hours of a busy site; what comes after that is refused, in words. */
const mostKept = 5_000;

/** Where leads lie on disk while the database cannot take them. */
export function createShelf(dataDir: string, { most = mostKept, onKept = () => {} } = {}) {
  const folder = join(dataDir, 'leads');
  const names = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();

  return {
    /** Safe from a power cut once this is done; `false` where the shelf is full. */
    async keep(lead: StoredLead): Promise<boolean> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if ((await names()).length >= most) return false;
      await writeWhole(join(folder, `${stamp(lead)}.json`), JSON.stringify(lead));
      await syncFolder(folder);
      onKept();
      return true;
    },

    /** Hands each on, the oldest first, and lets go of it once it was taken. */
    async empty(take: (lead: StoredLead) => Promise<void>): Promise<void> {
      for (const name of await names()) {
        const file = join(folder, name);
        const lead = parse(await readFile(file, 'utf8'));
        // Nobody's writing ends like that; kept for whoever can make sense of it.
        if (!lead) await rename(file, `${file}.unreadable`);
        else {
          await take(lead);
          await rm(file);
        }
      }
    },
  };
}

/** In the order they came. */
const stamp = ({ createdAt, id }: StoredLead) => `${createdAt.replaceAll(/\W/g, '')}-${id}`;

function parse(text: string): StoredLead | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

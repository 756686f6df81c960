import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { syncFolder, writeWhole } from '../storage/write-whole.ts';
import type { StoredLead } from './stored-lead.ts';

export type Shelf = ReturnType<typeof createShelf>;

/** Hours of a busy site; what comes after that is refused, in words. */
const mostKept = 5_000;

/** Where leads lie on disk while the database cannot take them. */
export function createShelf(
  dataDir: string,
  { most = mostKept, onKept = () => {}, makeRoom = async () => false } = {},
) {
  const folder = join(dataDir, 'leads');
  const files = () => readdir(folder).catch(() => []);
  const names = async () => (await files()).filter((name) => name.endsWith('.json')).sort();
  // A disk that hangs keeps one thread of the process waiting, not all of them.
  const oneAtATime = pLimit(1);

  /** On a full disk a second time, once room is made. */
  async function write(lead: StoredLead): Promise<boolean> {
    try {
      return await tryToWrite(lead);
    } catch (error) {
      const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC';
      if (!isFull || !(await makeRoom())) throw error;
      return tryToWrite(lead);
    }
  }

  async function tryToWrite(lead: StoredLead): Promise<boolean> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await names()).length >= most) return false;
    await writeWhole(join(folder, `${stamp(lead)}.json`), JSON.stringify(lead));
    await syncFolder(folder);
    onKept();
    return true;
  }

  return {
    /** Safe from a power cut once this is done; `false` where the shelf is full. */
    async keep(lead: StoredLead): Promise<boolean> {
      return oneAtATime.pendingCount < mostWaiting && oneAtATime(() => write(lead));
    },

    /**
     * Hands each lead on, the oldest first, and removes its file once it was taken. The file of a
     * lead that is refused or cannot be read stays, renamed, for people to look at.
     */
    async empty(take: (lead: StoredLead) => Promise<boolean>): Promise<void> {
      for (const name of await names()) {
        const file = join(folder, name);
        const lead = parse(await readFile(file, 'utf8'));
        if (!lead) await rename(file, `${file}.unreadable`);
        else if (await take(lead)) await rm(file);
        else await rename(file, `${file}.refused`);
      }
    },

    /** How many wait there, and how many people have to look at. */
    async count(): Promise<{ waiting: number; refused: number }> {
      const found = await files();
      const ending = (pattern: RegExp) => found.filter((name) => pattern.test(name)).length;
      return { waiting: ending(/\.json$/), refused: ending(/\.(?:refused|unreadable)$/) };
    },
  };
}

const mostWaiting = 100;

/** In the order they came. */
const stamp = ({ createdAt, id }: StoredLead) => `${createdAt.replaceAll(/\W/g, '')}-${id}`;

function parse(text: string): StoredLead | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

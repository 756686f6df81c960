import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, opendir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { BucketAway } from '../../s3/bucket-away.ts';
import { isUploadName } from '../upload-name.ts';
import type { OpenFile } from './store.ts';

export type PictureCache = ReturnType<typeof openPictureCache>;

interface Entry {
  size: number;
  /** When the store last said that it has it too. */
  confirmedAt: number;
}

/**
 * Pictures in a folder that may be lost at any time, those used last, up to so many bytes: what the
 * files take on the disk, those that are being written included. Found again after a restart.
 */
export function openPictureCache(folder: string, mostBytes: number, now = Date.now) {
  /** The one that was used longest ago first. */
  const entries = new Map<string, Entry>();
  let bytes = 0;
  /** Of those that are being written: a part of `bytes`. */
  let incomingBytes = 0;
  const oneAtATime = pLimit(1);
  let brokenUntil = 0;
  const fileOf = (name: string) => join(folder, name);
  // What it did not find it cannot keep count of.
  const loaded = load().catch(() => {
    brokenUntil = Number.POSITIVE_INFINITY;
  });

  async function load(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const found: { name: string; size: number; usedAt: number }[] = [];
    for await (const { name } of await opendir(folder)) {
      // What a killed process was writing.
      if (!isUploadName(name)) await rm(fileOf(name), { force: true, recursive: true });
      else {
        const { size, mtimeMs: usedAt } = await stat(fileOf(name));
        found.push({ name, size: onDisk(size), usedAt });
      }
    }
    for (const { name, size } of found.toSorted((a, b) => a.usedAt - b.usedAt)) {
      entries.set(name, { size, confirmedAt: 0 });
      bytes += size;
    }
    await makeRoom();
  }

  /** Says whether all that is counted fits, once the oldest have gone. */
  const makeRoom = (): Promise<boolean> =>
    oneAtATime(async () => {
      while (bytes > mostBytes) {
        const [oldest] = entries.keys();
        if (oldest === undefined) return false;
        await remove(oldest);
      }
      return true;
    });

  async function remove(name: string): Promise<void> {
    const entry = entries.get(name);
    if (!entry) return;
    entries.delete(name);
    await rm(fileOf(name), { force: true });
    bytes -= entry.size;
  }

  function noteUse(name: string, entry: Entry): void {
    entries.delete(name);
    entries.set(name, entry);
  }

  /** A full disk, or one that may only be read: the site does without for a while. */
  function noteBroken(): void {
    brokenUntil = now() + BROKEN_FOR_MS;
  }

  return {
    loaded,
    has: (name: string) => entries.has(name),
    confirmedAt: (name: string) => entries.get(name)?.confirmedAt ?? 0,
    isUsable: () => mostBytes > 0 && now() >= brokenUntil,

    async open(name: string): Promise<OpenFile | null> {
      const entry = entries.get(name);
      if (!entry) return null;
      try {
        const handle = await open(fileOf(name));
        noteUse(name, entry);
        return await opened(handle);
      } catch {
        await remove(name).catch(noteBroken);
        return null;
      }
    },

    confirm(name: string): void {
      const entry = entries.get(name);
      if (!entry) return;
      entry.confirmedAt = now();
      // For the order after a restart.
      utimes(fileOf(name), new Date(), new Date()).catch(() => {});
    },

    /** Says whether it was kept. What goes wrong with the body is thrown, with the disk is not. */
    async keep(name: string, { body, size }: OpenFile): Promise<boolean> {
      const incoming = fileOf(INCOMING + randomUUID());
      const room = onDisk(size);
      let isKept = false;
      // No other picture has to go for one that does not fit beside those that are being written.
      if (incomingBytes + room > mostBytes) {
        body.destroy();
        return false;
      }
      incomingBytes += room;
      bytes += room;
      try {
        if (!(await makeRoom())) return false;
        await writeWhole(incoming, body, size);
        await remove(name);
        await rename(incoming, fileOf(name));
        entries.set(name, { size: room, confirmedAt: now() });
        isKept = true;
      } catch (error) {
        if (error instanceof BucketAway) throw error;
        noteBroken();
      } finally {
        body.destroy();
        incomingBytes -= room;
        if (!isKept) {
          await rm(incoming, { force: true }).catch(() => {});
          bytes -= room;
        }
      }
      return isKept;
    },

    remove: (name: string) => remove(name).catch(noteBroken),
  };
}

const INCOMING = '.incoming-';
const BROKEN_FOR_MS = 30_000;
const BLOCK = 4096;

const onDisk = (size: number) => Math.ceil(size / BLOCK) * BLOCK;

async function opened(handle: FileHandle): Promise<OpenFile> {
  const { size } = await handle.stat();
  return { body: handle.createReadStream(), size };
}

/** Complete, and on the disk, before it gets its name. */
async function writeWhole(file: string, body: AsyncIterable<Buffer>, size: number): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    let written = 0;
    for await (const chunk of body) {
      await handle.write(chunk);
      written += chunk.length;
    }
    if (written !== size) throw new BucketAway('The S3 bucket gave less than it said.');
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Settings } from '../process/settings.ts';
import { StartProblem } from '../process/start-problem.ts';
import { readArchive } from './archive.ts';
import { openBackupBucket } from './backup-bucket.ts';
import { proveArchive, UPLOADS } from './prove-archive.ts';
import type { Part } from './tar.ts';

/** Something that can be brought back, once all of it was looked at. */
export interface Source {
  /** When it was made, where it is a whole one that was proved. */
  provedAt: number | null;
  /** The pictures that its database names. */
  named: string[];
  /** Named as in an archive, each to be read before the next. */
  pictures(): AsyncIterable<Part>;
}

/** Checks a backup as a whole and leaves its database in `folder`. */
export async function openSource(
  path: string,
  folder: string,
  settings: Settings,
): Promise<Source> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) {
    throw new StartProblem(`${path} is a folder; a backup is one file, ….tar.gz.`);
  }
  return openArchive(found ? path : await fetchFromBucket(path, folder, settings), folder);
}

async function openArchive(file: string, folder: string): Promise<Source> {
  const { manifest, named, lacking } = await proveArchive(file, folder);
  async function* pictures() {
    for await (const part of readArchive(file)) if (part.name.startsWith(UPLOADS)) yield part;
  }
  const provedAt = lacking.length === 0 ? Date.parse(manifest.madeAt) : null;
  return { provedAt, named, pictures };
}

/** The machine may be gone, and its disk with it. */
async function fetchFromBucket(
  path: string,
  folder: string,
  { backupS3 }: Settings,
): Promise<string> {
  const stored = backupS3 && (await openBackupBucket(backupS3).open(basename(path)));
  if (!stored) throw new StartProblem(`There is no backup ${path}.`);
  const file = join(folder, basename(path));
  await pipeline(stored, createWriteStream(file));
  return file;
}

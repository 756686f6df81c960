import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { isUploadName } from '../pictures/upload-name.ts';
import { StartProblem } from '../process/start-problem.ts';
import { hashing, readArchive, SUMS, sumOf, sumsIn } from './archive.ts';
import { DATABASE, factsOf, flawIn } from './embedded-copy.ts';
import { describeBackup, MANIFEST, type Manifest, readManifest } from './manifest.ts';
import type { Part } from './tar.ts';

export const UPLOADS = 'uploads/';

export interface Proved {
  manifest: Manifest;
  /** Of the pictures that are in it, copies included. */
  files: number;
  /** The pictures that its database names. */
  named: string[];
  /** Those of them that are not in it. */
  lacking: string[];
}

/** Reads all of a backup and leaves its database in `folder`. Whatever is wrong is one sentence. */
export async function proveArchive(file: string, folder: string): Promise<Proved> {
  try {
    return await prove(file, folder);
  } catch (error) {
    if (error instanceof StartProblem || isOfTheMachine(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`The backup ${file} is damaged: ${reason}.`, { cause: error });
  }
}

async function prove(file: string, folder: string): Promise<Proved> {
  const found = new Map<string, string>();
  const texts = new Map<string, string>();
  for await (const part of readArchive(file)) {
    requireKnown(part, found);
    found.set(part.name, await read(part));
  }
  async function read({ name, body }: Part): Promise<string> {
    if (name.startsWith(UPLOADS)) return sumOf(body);
    let sum = '';
    const bytes = hashing(body, (whole) => (sum = whole));
    if (name === DATABASE) await pipeline(bytes, createWriteStream(join(folder, DATABASE)));
    else texts.set(name, await text(bytes));
    return sum;
  }

  const sums = sumsIn(texts.get(SUMS) ?? '');
  found.delete(SUMS);
  for (const name of [MANIFEST, DATABASE, ...sums.keys(), ...found.keys()]) {
    if (!found.has(name)) throw new Error(`${name} is not in it`);
    if (found.get(name) !== sums.get(name)) throw new Error(`${name} is not what was written`);
  }
  return compare(readManifest(texts.get(MANIFEST) ?? ''), join(folder, DATABASE), found);
}

function compare(manifest: Manifest, database: string, found: Map<string, string>): Proved {
  const flaw = flawIn(database);
  if (flaw) throw new Error(`its database is not sound, ${flaw}`);
  const facts = factsOf(database);
  if (!isDeepStrictEqual(describeBackup(facts, manifest), manifest)) {
    throw new Error('its database is not the one that it describes');
  }
  return {
    manifest,
    files: [...found.keys()].filter((name) => name.startsWith(UPLOADS)).length,
    named: facts.pictures,
    lacking: facts.pictures.filter((name) => !found.has(UPLOADS + name)),
  };
}

/** No name of a part is ever taken for a path. */
function requireKnown({ name }: Part, found: Map<string, string>): void {
  const isPicture = name.startsWith(UPLOADS) && isUploadName(name.slice(UPLOADS.length));
  if (!isPicture && ![MANIFEST, DATABASE, SUMS].includes(name)) {
    throw new Error(`${JSON.stringify(name)} does not belong in it`);
  }
  if (found.has(name)) throw new Error(`${name} is in it twice`);
}

/** A disk that is full or gone says nothing about the backup. */
function isOfTheMachine(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return /^E[A-Z]+$/.test(code);
}

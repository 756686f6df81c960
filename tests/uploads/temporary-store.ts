import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import type { UploadStore } from '../../src/server/pictures/store/store.ts';

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A store on disk, gone with the test, and a look at the files it really holds. */
export async function temporaryStore(): Promise<{
  store: UploadStore;
  dataDir: string;
  files: () => Promise<string[]>;
}> {
  const dataDir = await temporaryFolder();
  const store = await openStore({ dataDir });
  return { store, dataDir, files: () => readdir(join(dataDir, 'uploads')) };
}

export async function listed(store: UploadStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names;
}

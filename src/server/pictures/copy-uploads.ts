import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { UploadStore } from './store/store.ts';

/** Copies every picture, wherever the store keeps them, into a folder; gives their names. */
export async function copyUploads(store: UploadStore, folder: string): Promise<Set<string>> {
  await mkdir(folder, { recursive: true });
  const copied = new Set<string>();
  for await (const { name } of store.list()) {
    const found = await store.open(name);
    // Deleted since it was listed.
    if (!found) continue;
    await pipeline(found.body, createWriteStream(join(folder, name)));
    copied.add(name);
  }
  return copied;
}

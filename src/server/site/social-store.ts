import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { S3Settings } from '../s3/open-bucket.ts';
import { writeWhole } from '../storage/write-whole.ts';

/** Keeps drawn pictures by a hash of their content. No backup holds them: all can be redrawn. */
export interface SocialStore {
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, picture: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
  /** The names, with the time of writing. */
  list(): Promise<Map<string, Date>>;
}

interface Place {
  dataDir: string;
  s3?: S3Settings | undefined;
}

/** Several instances share a bucket: a picture that one has drawn serves them all. */
export async function openSocialStore({ dataDir, s3 }: Place): Promise<SocialStore> {
  if (!s3) return socialFolder(join(dataDir, 'social'));
  // Loaded only where a bucket is set, so that no other start pays for it.
  const { socialBucket } = await import('./social-bucket.ts');
  return socialBucket(s3);
}

function socialFolder(folder: string): SocialStore {
  return {
    read: (name) => readFile(join(folder, name)).catch(() => undefined),

    async write(name, picture) {
      await mkdir(folder, { recursive: true });
      await writeWhole(join(folder, name), picture);
    },

    remove: (name) => rm(join(folder, name), { force: true }),

    async list() {
      const found = new Map<string, Date>();
      for (const name of await readdir(folder).catch(() => [])) {
        found.set(name, (await stat(join(folder, name))).mtime);
      }
      return found;
    },
  };
}

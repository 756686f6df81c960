import type { Readable } from 'node:stream';
import { openDiskStore } from './disk-store.ts';
import type { S3Settings } from './s3-store.ts';

/** Where uploads are kept. Names are content hashes: what is stored under a name never changes. */
export interface UploadStore {
  put(name: string, bytes: Buffer): Promise<void>;
  has(name: string): Promise<boolean>;
  open(name: string): Promise<{ body: Readable; size: number } | null>;
  remove(name: string): Promise<void>;
  list(): AsyncIterable<KeptFile>;
}

export interface KeptFile {
  name: string;
  size: number;
  modified: Date;
}

export interface UploadSettings {
  dataDir: string;
  s3?: S3Settings | undefined;
}

export async function openStore(settings: UploadSettings): Promise<UploadStore> {
  if (!settings.s3) return openDiskStore(settings.dataDir);
  // Loaded only where a bucket is set, so that no other start pays for it.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(settings.s3);
}

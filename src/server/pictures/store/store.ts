import type { Readable } from 'node:stream';

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

import type { S3Settings } from '../../s3/open-bucket.ts';
import { openDiskStore } from './disk-store.ts';
import type { UploadStore } from './store.ts';

export interface UploadSettings {
  dataDir: string;
  s3?: S3Settings | undefined;
  /** How much of a bucket is kept on this disk too. */
  pictureCacheBytes?: number;
}

export async function openStore(settings: UploadSettings): Promise<UploadStore> {
  if (!settings.s3) return openDiskStore(settings.dataDir);
  // Loaded only where a bucket is set, so that no other start pays for it.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(settings.s3);
}

import { pictureFacts } from '../../src/model/picture.ts';
import type { Database } from '../../src/server/storage/storage.ts';

/** A picture that may be named, though no file is behind it. */
export async function listPicture(db: Database, path: string): Promise<string> {
  const { width = 0, height = 0 } = pictureFacts(path) ?? {};
  const name = path.slice('/uploads/'.length);
  const created_at = new Date().toISOString();
  await db
    .insertInto('upload')
    .values({ name, type: 'image/png', width, height, bytes: 0, created_at })
    .execute();
  return path;
}

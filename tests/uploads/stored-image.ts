import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type ImageRule, receiveImage } from '../../src/server/pictures/receive.ts';
import type { UploadStore } from '../../src/server/pictures/store/store.ts';
import { mediaTypeOf, pathOfUpload } from '../../src/server/pictures/upload-name.ts';

export type StoredImage = Awaited<ReturnType<typeof storeImage>>;

/** An upload as the server takes it, without its row in the database. */
export async function storeImage(file: Readable | Buffer, rule: ImageRule, store: UploadStore) {
  const { bytes, ...image } = await receiveImage(file, rule);
  await store.put(image.name, bytes);
  const { name } = image;
  return { ...image, path: pathOfUpload(name), type: mediaTypeOf(name), bytes: bytes.length };
}

export async function storedBytes(name: string, store: UploadStore): Promise<Buffer> {
  const found = await store.open(name);
  if (!found) throw new Error(`${name} is not in the store.`);
  return buffer(found.body);
}

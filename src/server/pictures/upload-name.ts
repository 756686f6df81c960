import { createHash } from 'node:crypto';
import { pictureFacts, picturePath, variantAt } from '../../model/picture.ts';

export type UploadType = Parameters<typeof picturePath>[1];

const MEDIA_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;

/** Equal pictures get equal names, so a name never changes its content and may be cached for ever. */
export function uploadNameFor(
  bytes: Buffer,
  { type, ...facts }: { type: UploadType; width: number; height: number; color: string },
): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
  return nameAt(picturePath({ hash, ...facts }, type));
}

/** A copy has the name of the picture that it was made from: the hash in it is not its own. */
export const isNamedByContent = (name: string) => pictureFacts(pathOfUpload(name)) !== null;

export const hasNameOf = (name: string, sha256: string) =>
  name.startsWith(sha256.slice(0, HASH_LENGTH));

const HASH_LENGTH = 32;

export const pathOfUpload = (name: string) => FOLDER + name;
export const nameAt = (path: string) => path.slice(FOLDER.length);

/** Whether it names a picture or a copy of one. */
export function isUploadName(name: string): boolean {
  const path = pathOfUpload(name);
  return pictureFacts(path) !== null || variantAt(path) !== null;
}

/** Content may hold any text as a path: no store lets such a text lead it outside its own place. */
export function requireUploadName(name: string): string {
  if (!isUploadName(name)) throw new Error(`${JSON.stringify(name)} is not the name of an upload.`);
  return name;
}

/** The picture that a name's copy was made from, or the name itself. */
export function originalOf(name: string): string {
  const variant = variantAt(pathOfUpload(name));
  return variant ? nameAt(variant.original) : name;
}

export function mediaTypeOf(name: string): string {
  const ending = requireUploadName(name).split('.').at(-1);
  return MEDIA_TYPES[ending as keyof typeof MEDIA_TYPES];
}

const FOLDER = '/uploads/';

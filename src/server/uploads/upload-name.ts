import { createHash } from 'node:crypto';

const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

export type UploadExtension = keyof typeof TYPES;
export type UploadType = (typeof TYPES)[UploadExtension];

/** Equal pictures get equal names, so a name never changes its content and may be cached for ever. */
export function uploadNameFor(bytes: Buffer, extension: UploadExtension): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`;
}

export function isUploadName(name: string): boolean {
  return GENERATED.test(name);
}

/** Content may hold any text as a path: no store lets such a text lead it outside its own place. */
export function requireUploadName(name: string): string {
  if (!isUploadName(name)) throw new Error(`${JSON.stringify(name)} is not the name of an upload.`);
  return name;
}

export function typeOfUpload(name: string): UploadType {
  return TYPES[requireUploadName(name).split('.')[1] as UploadExtension];
}

const GENERATED = /^[0-9a-f]{32}\.(jpg|png|webp)$/;

import { uploadNameFor } from '../../src/server/pictures/upload-name.ts';

/** The name that a picture with these bytes is stored under. */
export const storedName = (bytes: Buffer) =>
  uploadNameFor(bytes, { type: 'png', width: 640, height: 400, color: '405060' });

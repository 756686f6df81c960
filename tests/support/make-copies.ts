import { globSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { variantsOf } from '../../src/model/picture.ts';
import { AVIF } from '../../src/server/pictures/picture.ts';
import { nameAt, pathOfUpload } from '../../src/server/pictures/upload-name.ts';
import { seededData } from './seeded-copy.ts';

/**
 * Makes the copies of the demo's pictures that screens ask for, as if somebody had been there before.
 * Each server of the run would make them anew, beside the journeys and with several times the work.
 */
export default async function makeCopies(): Promise<void> {
  const uploads = join(seededData()?.folder ?? '', 'uploads');
  await Promise.all(globSync('*', { cwd: uploads }).map((name) => copyPicture(uploads, name)));
}

async function copyPicture(uploads: string, name: string): Promise<void> {
  const copies = variantsOf(pathOfUpload(name)).avif.filter(({ width }) => width <= WIDEST);
  const widest = copies.at(-1);
  if (!widest) return;
  // Decoded once for all of them.
  const { data, info: raw } = await sharp(join(uploads, name))
    .resize({ width: widest.width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { width, path } of copies) {
    const copy = sharp(data, { raw }).resize({ width }).avif(HURRIED);
    await copy.toFile(join(uploads, nameAt(path)));
  }
}

/** Screens of one dot for each pixel hardly ask for more. */
const WIDEST = 1200;

/** A few bytes more, a third of the work. */
const HURRIED = { ...AVIF, effort: 0 } as const;

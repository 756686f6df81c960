import { z } from 'zod';
import { moment } from '../vocabulary/dates.ts';

const use = z.object({
  kind: z.string(),
  _id: z.string(),
  title: z.string(),
  ar: z.object({ title: z.string() }).exactOptional(),
  restorableUntil: z.iso
    .datetime()
    .exactOptional()
    .describe('Only a version that can come back has it'),
  isDeleted: z.boolean().exactOptional(),
});

/** A picture of the library. */
export const pictureSchema = z
  .object({
    _id: z.string().describe('The name of its file'),
    path: z.string(),
    type: z.string(),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    createdAt: moment,
    uses: z.array(use).describe('Not all of very many'),
    useCount: z.int(),
    olderUseCount: z.int(),
    alt: z.string(),
    ar: z.object({ alt: z.string() }).exactOptional(),
  })
  .meta({ title: 'Picture' });

export const picturesSchema = z.object({ pictures: z.array(pictureSchema), total: z.int() });

export type Picture = z.output<typeof pictureSchema>;
export type PictureList = z.output<typeof picturesSchema>;
/** A record that shows a picture or, with `restorableUntil`, did in a version that can come back. */
export type PictureUse = z.output<typeof use>;

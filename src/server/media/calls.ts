import { z } from 'zod';
import { image } from '../../model/vocabulary/images.ts';
import { block } from '../../model/vocabulary/nodes.ts';
import { objectSchema } from '../../model/vocabulary/object-schema.ts';
import { type ApiRequest, byAdministrator, type Call } from '../api.ts';
import { bodyOf } from '../content/body.ts';
import type { ReceiveFile } from '../content/calls.ts';
import type { Changes } from '../content/changes.ts';
import { listSchema } from '../content/lists.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../storage/storage.ts';
import type { UploadStore } from '../uploads/store.ts';
import { nameAt } from '../uploads/upload-name.ts';
import { deletePicture } from './delete-picture.ts';
import { listPictures, readPicture, uploadRow } from './read-pictures.ts';
import { isPngOnly, keep, replacePicture } from './replace-picture.ts';

export interface MediaOptions {
  db: Database;
  changes: Changes;
  store: UploadStore;
  receive: ReceiveFile;
  historyDays: number;
  now?: () => number;
}

/** The administrator's library of pictures. */
export function mediaCalls(options: MediaOptions): Call[] {
  const { db, store, receive, now = Date.now } = options;
  const shared = { admin: true } as const;
  const sent = { body: objectSchema('The body', picture.fields), takesFiles: true };
  return [
    {
      ...shared,
      method: 'GET',
      path: '/admin/media',
      summary: 'List the pictures and where each is used, newest first',
      failed: 'Failed to fetch pictures',
      query: querySchema,
      handle: async ({ query }) => listPictures(options, queryOf(query)),
    },
    {
      ...shared,
      ...sent,
      method: 'POST',
      path: '/admin/media',
      summary: 'Put a picture into the library',
      failed: 'Failed to add picture',
      status: 201,
      async handle(request) {
        const name = nameAt(await receive(await fileIn(request), { pngOnly: false }));
        await keep(db, name, 1);
        return readPicture(options, name);
      },
    },
    {
      ...shared,
      method: 'GET',
      path: '/admin/media/:pictureName',
      summary: 'Read one picture and where it is used',
      failed: 'Failed to fetch picture',
      handle: ({ params }) => readPicture(options, nameOf(params)),
    },
    {
      ...shared,
      ...sent,
      method: 'PUT',
      path: '/admin/media/:pictureName',
      summary: 'Replace a picture wherever it is shown',
      failed: 'Failed to replace picture',
      async handle(request) {
        const from = nameOf(request.params);
        const file = await fileIn(request);
        await uploadRow(db, from);
        const to = nameAt(await receive(file, { pngOnly: await isPngOnly(db, from) }));
        const by = byAdministrator(request).username;
        if (to !== from) await replacePicture(options, { from, to, by });
        return readPicture(options, to);
      },
    },
    {
      ...shared,
      method: 'DELETE',
      path: '/admin/media/:pictureName',
      summary: 'Delete a picture that nothing uses',
      failed: 'Failed to delete picture',
      async handle({ params }) {
        const { name } = await uploadRow(db, nameOf(params));
        await deletePicture(db, store, name, now());
        return { success: true };
      },
    },
  ];
}

const picture = block({ noun: 'picture', fields: { image: image('Image', { required: true }) } });

const querySchema = z.object({
  ...listSchema.omit({ sort: true }).shape,
  unused: z
    .enum(['true', 'false'], 'unused must be true or false')
    .default('false')
    .describe('Only pictures that no record shows'),
  type: z.enum(['png'], 'type must be png').optional().describe('Only pictures of this type'),
});

function queryOf(query: Record<string, unknown>) {
  const parsed = querySchema.safeParse(query);
  if (!parsed.success) throw new Refusal(400, parsed.error.issues[0]?.message ?? 'Invalid query');
  return { ...parsed.data, unused: parsed.data.unused === 'true' };
}

const nameOf = ({ pictureName = '' }: Record<string, string>) => pictureName;

async function fileIn({ http }: ApiRequest): Promise<Buffer> {
  const { files } = await bodyOf(http, picture);
  const file = files.get('image');
  if (file) return file;
  const text = 'Image is required';
  throw new Refusal(400, text, { fields: { image: text } });
}

import { z } from 'zod';
import { pictureSchema, picturesSchema } from '../../../model/contracts/pictures.ts';
import { carry } from '../../../model/messages/in-zod.ts';
import { message, named } from '../../../model/messages/message.ts';
import { image } from '../../../model/vocabulary/images.ts';
import { block } from '../../../model/vocabulary/nodes.ts';
import { objectSchema } from '../../../model/vocabulary/object-schema.ts';
import { labelled } from '../../../model/words/labels.ts';
import { type ReceiveFile, saveOf } from '../../content/calls.ts';
import type { Changes } from '../../content/changes.ts';
import { listQuery, trueOrFalse } from '../../content/lists.ts';
import type { Call, UserRequest } from '../../http/calls.ts';
import { checkInput } from '../../http/check-input.ts';
import { jsonSchemaOf, successSchema } from '../../http/json-schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Database } from '../../storage/storage.ts';
import type { UploadStore } from '../store/store.ts';
import { nameAt } from '../upload-name.ts';
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
  const sent = {
    body: () => jsonSchemaOf(objectSchema(labelled('The body'), picture.fields)),
    files: ['image'],
    takesForms: true,
    answers: () => jsonSchemaOf(pictureSchema, 'output'),
  };

  /** The name of the picture that came as a file, or is named and there. */
  async function sentPicture(request: UserRequest, rule = { pngOnly: false }) {
    const { values, by } = await saveOf(request, pictureWith(rule), receive);
    if (!values.image) throw missing();
    const { name } = await uploadRow(db, nameAt(String(values.image)));
    return { name, by };
  }

  return [
    {
      for: 'read images',
      method: 'GET',
      path: '/admin/media',
      name: 'listPictures',
      summary: 'List the pictures',
      description: 'Newest first, each with the records that use it.',
      failed: message('fetchFailed', { noun: 'pictures' }),
      query: querySchema,
      answers: () => jsonSchemaOf(picturesSchema, 'output'),
      handle: async ({ query }) => listPictures(options, queryOf(query)),
    },
    {
      for: 'upload images',
      ...sent,
      method: 'POST',
      path: '/admin/media',
      name: 'createPicture',
      summary: 'Put a picture into the library',
      description: 'It stays there though nothing uses it, until it is deleted.',
      refuses: [404],
      failed: message('addFailed', { noun: 'picture' }),
      status: 201,
      async handle(request) {
        const { name } = await sentPicture(request);
        await keep(db, name, 1);
        return readPicture(options, name);
      },
    },
    {
      for: 'read images',
      method: 'GET',
      path: '/admin/media/:pictureName',
      name: 'getPicture',
      summary: 'Read a picture',
      description: 'With the records that use it, or did in a version that can come back.',
      answers: () => jsonSchemaOf(pictureSchema, 'output'),
      failed: message('fetchFailed', { noun: 'picture' }),
      handle: ({ params }) => readPicture(options, nameOf(params)),
    },
    {
      for: 'replace images',
      ...sent,
      method: 'PUT',
      path: '/admin/media/:pictureName',
      name: 'replacePicture',
      summary: 'Replace a picture wherever it is shown',
      description: 'Each record that shows it gets a new version with the new picture.',
      failed: message('replaceFailed', { noun: 'picture' }),
      async handle(request) {
        const { name: from } = await uploadRow(db, nameOf(request.params));
        const rule = { pngOnly: await isPngOnly(db, from) };
        const { name: to, by } = await sentPicture(request, rule);
        if (to !== from) await replacePicture(options, { from, to, by });
        return readPicture(options, to);
      },
    },
    {
      for: 'delete images',
      method: 'DELETE',
      path: '/admin/media/:pictureName',
      name: 'deletePicture',
      summary: 'Delete a picture that nothing uses',
      description: 'Refused with 409 while a record, or a version that can come back, uses it.',
      refuses: [409],
      answers: () => successSchema,
      failed: message('deleteFailed', { noun: 'picture' }),
      async handle({ params }) {
        const { name } = await uploadRow(db, nameOf(params));
        await deletePicture(db, store, name, now());
        return { success: true };
      },
    },
  ];
}

const pictureWith = (rule: { pngOnly: boolean }) =>
  block({ noun: 'picture', fields: { image: image('Image', { required: true, ...rule }) } });

const picture = pictureWith({ pngOnly: false });

const querySchema = z.object({
  ...listQuery.pick({ page: true, limit: true, search: true }).shape,
  unused: z
    .enum(['true', 'false'], trueOrFalse('unused'))
    .default('false')
    .describe('Only pictures that can be deleted'),
  type: z
    .enum(['png'], carry(message('notSame', { label: named('type'), value: 'png' })))
    .optional()
    .describe('Only pictures of this type'),
});

function queryOf(query: Record<string, unknown>) {
  const checked = checkInput(querySchema, query);
  return { ...checked, unused: checked.unused === 'true' };
}

const nameOf = ({ pictureName = '' }: Record<string, string>) => pictureName;

function missing(): Refusal {
  const said = message('required', { label: labelled('Image') });
  return new Refusal(400, said, { fields: { image: said } });
}

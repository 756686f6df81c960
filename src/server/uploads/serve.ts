import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { UploadStore } from './store.ts';
import { isUploadName, typeOfUpload } from './upload-name.ts';

export function serveUploads(app: FastifyInstance, store: UploadStore): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    // Everything below, so that a made-up path is answered here and never by a page.
    url: '/uploads/*',
    async handler(request, reply) {
      const name = request.params['*'];
      if (!isUploadName(name)) throw new Refusal(404, 'Not found');
      const etag = `"${name}"`;
      if (isKnown(etag, request.headers['if-none-match'])) {
        return reply
          .code(304)
          .headers({ ...HEADERS, etag })
          .send();
      }
      const found = await store.open(name);
      if (!found) throw new Refusal(404, 'Not found');
      reply.headers({
        ...HEADERS,
        etag,
        'content-type': typeOfUpload(name),
        'content-length': found.size,
      });
      if (request.method === 'GET') return reply.send(found.body);
      found.body.destroy();
      return reply.send();
    },
  });
}

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  // The pictures are public: feed readers and link previews show them on pages of their own.
  'cross-origin-resource-policy': 'cross-origin',
};

/** The name is the content's hash, so who holds that tag holds the picture: no need to look. */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  const tags = ifNoneMatch?.split(',') ?? [];
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

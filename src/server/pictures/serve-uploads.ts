import type { FastifyInstance } from 'fastify';
import { message } from '../../model/messages/message.ts';
import { Refusal } from '../http/refusal.ts';
import type { UploadStore } from './store/store.ts';
import { isUploadName, mediaTypeOf, originalOf } from './upload-name.ts';
import type { Variants } from './variants.ts';

export function serveUploads(app: FastifyInstance, store: UploadStore, variants: Variants): void {
  app.addHook('preClose', async () => variants.stop());
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    // Everything below, so that a made-up path is answered here and never by a page.
    url: '/uploads/*',
    async handler(request, reply) {
      const name = request.params['*'];
      if (!isUploadName(name)) throw new Refusal(404, message('nothingHere'));
      const etag = `"${name}"`;
      if (isKnown(etag, request.headers['if-none-match'])) {
        return reply
          .code(304)
          .headers({ ...HEADERS, etag })
          .send();
      }
      const found = (await store.open(name)) ?? (await madeNow(name));
      const standIn = found ? null : await originalFor(name);
      const shown = found ?? standIn;
      if (!shown) throw new Refusal(404, message('nothingHere'));
      reply.headers({
        ...HEADERS,
        ...(standIn ? { 'cache-control': SHORTLY } : { etag }),
        'content-type': mediaTypeOf(standIn ? originalOf(name) : name),
        'content-length': shown.size,
      });
      if (request.method === 'GET') return reply.send(shown.body);
      shown.body.destroy();
      return reply.send();
    },
  });

  const isCopy = (name: string) => originalOf(name) !== name;
  const madeNow = async (name: string) =>
    isCopy(name) && (await variants.ready(name)) ? store.open(name) : null;
  /** The picture itself rather than a wait or an error; the next visit may find the copy. */
  const originalFor = async (name: string) => (isCopy(name) ? store.open(originalOf(name)) : null);
}

const SHORTLY = 'public, max-age=60';

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

import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { message } from '../../model/messages/message.ts';
import { isOffered } from '../../model/picture.ts';
import { Refusal } from '../http/refusal.ts';
import { BucketAway, StillAway } from '../s3/bucket-away.ts';
import { placeholderFor } from './placeholder.ts';
import type { UploadStore } from './store/store.ts';
import { isUploadName, mediaTypeOf, originalOf, pathOfUpload } from './upload-name.ts';
import { quickType, type Variants } from './variants.ts';

export function serveUploads(app: FastifyInstance, store: UploadStore, variants: Variants): void {
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
      const shown = await findOrStandIn(name).catch((error) => {
        if (!(error instanceof BucketAway)) throw error;
        // Once: those that follow fail for the same reason.
        if (!(error instanceof StillAway)) request.log.error(error, 'a picture is not at hand');
      });
      if (shown === undefined) return answerPlaceholder(name, reply);
      if (!shown) throw new Refusal(404, message('nothingHere'));
      reply.headers({
        ...HEADERS,
        // The next visit may find the copy itself.
        ...(shown.isStandIn ? { 'cache-control': SHORTLY } : { etag }),
        'content-type': shown.type,
        'content-length': shown.size,
      });
      if (request.method === 'GET') return reply.send(shown.body);
      shown.body.destroy();
      return reply.send();
    },
  });

  async function findOrStandIn(name: string) {
    const kept = await store.open(name).catch((error) => {
      // The picture that a copy is made from may be nearer.
      if (!(error instanceof BucketAway) || originalOf(name) === name) throw error;
    });
    return kept ? { ...kept, type: mediaTypeOf(name), isStandIn: false } : standInFor(name);
  }

  /** Rather than a wait for the copy: a quick one, or the picture itself. Browsers go by its type. */
  async function standInFor(name: string) {
    const original = originalOf(name);
    if (!isOffered(pathOfUpload(name))) return null;
    const quick = await variants.quickCopy(name);
    if (quick) {
      return { body: Readable.from(quick), size: quick.length, type: quickType, isStandIn: true };
    }
    const found = await store.open(original);
    return found && { ...found, type: mediaTypeOf(original), isStandIn: true };
  }
}

/** Browsers show it all the same, and everybody else learns that it is not the picture. */
function answerPlaceholder(name: string, reply: FastifyReply) {
  const { body, type } = placeholderFor(name);
  return reply
    .code(503)
    .headers({ ...HEADERS, 'cache-control': 'no-store', 'retry-after': '2', 'content-type': type })
    .send(body);
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

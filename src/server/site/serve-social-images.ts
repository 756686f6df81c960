import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Language, languages } from '../../model/language.ts';
import { message } from '../../model/messages/message.ts';
import { revalidate } from '../answers/headers.ts';
import type { ContentReader } from '../http/reads.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../storage/storage.ts';
import { drawApart } from './draw-apart.ts';
import type { SocialImage } from './social-image.ts';
import { socialTexts } from './social-texts.ts';

/**
 * The picture of a page: `/social/{language}{path}.png`, home being `/home`. Kept by what it shows,
 * so that a save draws again only what it has changed.
 */
export function serveSocialImages(
  app: FastifyInstance,
  source: { db: Database; reader: ContentReader; publicUrl: string },
): void {
  const kept = new LRUCache<string, Buffer>({
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: ({ length }) => length,
  });
  const underWay = new Map<string, Promise<Buffer>>();
  function drawn(key: string, image: SocialImage): Buffer | Promise<Buffer> {
    const known = kept.get(key) ?? underWay.get(key);
    if (known) return known;
    const drawing = drawApart(image)
      .then((picture) => {
        kept.set(key, picture);
        return picture;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  }

  app.get('/social/:language/*', async (request, reply) => {
    const { language = '', '*': name = '' } = request.params as Record<string, string>;
    const path = pathOf(name);
    if (!isLanguage(language) || !path) throw new Refusal(404, message('nothingHere'));
    const image = await socialTexts(path, language, source);
    const key = createHash('sha256').update(JSON.stringify(image)).digest('base64url');
    const etag = `"${key}"`;
    reply.headers({ ...revalidate, etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type('image/png').send(await drawn(key, image));
  });
}

const isLanguage = (text: string): text is Language => languages.some((each) => each === text);

function pathOf(name: string): string | undefined {
  const key = /^(.+)\.png$/.exec(name)?.[1];
  return key === 'home' ? '/' : key && `/${key}`;
}

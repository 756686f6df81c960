import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { grounds } from '../../model/brand/legible.ts';
import { type Language, languages } from '../../model/language.ts';
import { message } from '../../model/messages/message.ts';
import { revalidate } from '../answers/headers.ts';
import type { ContentReader } from '../http/reads.ts';
import { Refusal } from '../http/refusal.ts';
import { BucketAway } from '../s3/bucket-away.ts';
import type { Database } from '../storage/storage.ts';
import type { BrandPictures } from './brand-pictures.ts';
import { drawApart } from './draw-apart.ts';
import { type DrawnImage, emblemSize, type SocialImage } from './social-image.ts';
import { socialTexts } from './social-texts.ts';

interface Source {
  db: Database;
  reader: ContentReader;
  publicUrl: string;
  brandPictures: BrandPictures;
}

/**
 * The picture of a page: `/social/{language}{path}.png`, home being `/home`. Kept by what it shows,
 * so that a save draws again only what it has changed.
 */
export function serveSocialImages(
  app: FastifyInstance,
  source: Source,
  draw: (image: DrawnImage) => Promise<Buffer> = drawApart,
): void {
  const kept = new LRUCache<string, Buffer>({
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: ({ length }) => length,
  });
  const underWay = new Map<string, Promise<Buffer>>();
  /** The process that draws never meets an uploaded file, only what was made of it. */
  async function withEmblem(image: SocialImage): Promise<DrawnImage> {
    const { emblem } = image;
    if (!emblem) return image;
    const ground = emblem.isOnPlate ? { ground: grounds.paper } : {};
    const bytes = await source.brandPictures(emblem.path, { ...emblemSize(emblem), ...ground });
    return bytes ? { ...image, emblemBytes: bytes } : image;
  }

  async function make(key: string, image: SocialImage): Promise<Buffer> {
    try {
      const picture = await draw(await withEmblem(image));
      kept.set(key, picture);
      return picture;
    } catch (error) {
      // One whose logo is out of reach is drawn again.
      if (error instanceof BucketAway) return draw(image);
      throw error;
    }
  }

  function drawn(key: string, image: SocialImage): Buffer | Promise<Buffer> {
    const known = kept.get(key) ?? underWay.get(key);
    if (known) return known;
    const drawing = make(key, image).finally(() => underWay.delete(key));
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

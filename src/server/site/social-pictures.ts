import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { grounds } from '../../model/brand/legible.ts';
import { message } from '../../model/messages/message.ts';
import { Refusal } from '../http/refusal.ts';
import { BucketAway } from '../s3/bucket-away.ts';
import { leisurely } from '../timing/pause.ts';
import { createSingleFlight } from '../timing/single-flight.ts';
import type { BrandPictures } from './brand-pictures.ts';
import { drawApart, drawInBackground } from './draw-apart.ts';
import { type DrawnImage, emblemSize, type SocialImage } from './social-image.ts';
import type { SocialStore } from './social-store.ts';

type Draw = (image: DrawnImage) => Promise<Buffer>;

interface SocialSource {
  store: SocialStore;
  brandPictures: BrandPictures;
  draw?: Draw;
  drawAhead?: Draw;
}

export type SocialPictures = ReturnType<typeof createSocialPictures>;

/** Raised with each change of how a picture is drawn, so that none of before it is shown. */
const drawing = 2;

/** Made from the content of a picture, so that a save draws again only the pictures it changes. */
export const socialKey = (image: SocialImage) =>
  createHash('sha256')
    .update(JSON.stringify({ drawing, ...image }))
    .digest('base64url');

/** The pictures of pages: from memory, from the store, or drawn. */
export function createSocialPictures({
  store,
  brandPictures,
  draw = drawApart,
  drawAhead = drawInBackground,
}: SocialSource) {
  const kept = new LRUCache<string, Buffer>({
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: ({ length }) => length,
  });
  const underWay = createSingleFlight<Buffer>();
  const oneAtATime = pLimit(1);

  /** The process that draws never meets an uploaded file, only what was made of it. */
  async function withEmblem(image: SocialImage): Promise<DrawnImage> {
    const { emblem } = image;
    if (!emblem) return image;
    const ground = emblem.isOnPlate ? { ground: grounds.paper } : {};
    const bytes = await brandPictures(emblem.path, { ...emblemSize(emblem), ...ground });
    return bytes ? { ...image, emblemBytes: bytes } : image;
  }

  async function drawWith(drawn: Draw, image: SocialImage): Promise<Buffer> {
    const picture = await drawn(await withEmblem(image));
    kept.set(socialKey(image), picture);
    return picture;
  }

  async function make(key: string, image: SocialImage): Promise<Buffer> {
    // Drawing takes less time than the return of a bucket.
    const stored = await store.read(nameOf(key)).catch(() => undefined);
    if (stored) {
      kept.set(key, stored);
      return stored;
    }
    try {
      return await oneAtATime(() => drawWith(draw, image));
    } catch (error) {
      // Without its logo, and not kept: the next request draws it again.
      if (error instanceof BucketAway) return oneAtATime(() => draw(image));
      throw error;
    }
  }

  return {
    /** Once for all who ask at the same time. A burst waits; only a very long one is refused. */
    async show(image: SocialImage): Promise<Buffer> {
      const key = socialKey(image);
      const known = kept.get(key);
      if (known) return known;
      const isFull = underWay.size() >= MOST_WAITING;
      if (isFull && !underWay.has(key)) throw new Refusal(503, message('tooBusy'));
      return underWay.run(key, () => make(key, image));
    },

    /**
     * Draws and stores the missing pictures, at leisure, and removes those that no page has any
     * more. Those of a page that is being edited change often: only day-old ones are removed.
     */
    async storeAhead(images: AsyncIterable<SocialImage>, signal: AbortSignal): Promise<void> {
      const stored = await store.list();
      const shown = new Set<string>();
      for await (const image of images) {
        if (signal.aborted) return;
        const key = socialKey(image);
        shown.add(nameOf(key));
        if (stored.has(nameOf(key))) continue;
        await leisurely(async () => {
          const picture = kept.get(key) ?? (await drawWith(drawAhead, image));
          await store.write(nameOf(key), picture);
        });
      }
      const dayAgo = Date.now() - 24 * 60 * 60 * 1000;
      for (const [name, written] of stored) {
        if (!shown.has(name) && written.getTime() < dayAgo) await store.remove(name);
      }
    },
  };
}

/** Some twenty seconds' work. */
const MOST_WAITING = 200;

const nameOf = (key: string) => `${key}.png`;

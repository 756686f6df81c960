import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { chosenColours } from '../../model/brand/chosen-colours.ts';
import { iconSizes } from '../../model/brand/icons.ts';
import { grounds } from '../../model/brand/legible.ts';
import { paletteOf } from '../../model/brand/palette.ts';
import type { ContentReader } from '../../model/contracts/content-reader.ts';
import { message } from '../../model/messages/message.ts';
import { Refusal } from '../http/refusal.ts';
import { root } from '../process/root.ts';
import { BucketAway } from '../s3/bucket-away.ts';
import type { BrandPictures } from './brand-pictures.ts';
import { markShapes } from './social-picture.ts';

interface Options {
  reader: ContentReader;
  brandPictures: BrandPictures;
}

/** What browsers and phones show for the site: made from the mark, or drawn in its colours. */
export function serveIcons(app: FastifyInstance, { reader, brandPictures }: Options): void {
  const readBrand = async () => (await reader.page('site')).brand;

  async function iconOf(size: number): Promise<Buffer | undefined> {
    const { mark } = await readBrand();
    // A phone puts what can be seen through on black.
    const ground = size === iconSizes.touch ? { ground: grounds.paper } : {};
    if (!mark) return undefined;
    return brandPictures(mark, { width: size, height: size, ...ground }).catch((error) => {
      if (!(error instanceof BucketAway)) throw error;
      return undefined;
    });
  }

  async function sendIcon(reply: FastifyReply, size: number) {
    const icon = await iconOf(size);
    if (!icon) throw new Refusal(404, message('nothingHere'));
    return reply.headers(forADay).type('image/png').send(icon);
  }

  for (const size of Object.values(iconSizes)) {
    app.get(`/icons/${size}.png`, (_request, reply) => sendIcon(reply, size));
  }
  // Asked for by phones, whatever the page says.
  app.get('/apple-touch-icon.png', (_request, reply) => sendIcon(reply, iconSizes.touch));

  app.get('/icons/mark.svg', async (_request, reply) => {
    const palette = paletteOf(chosenColours(await readBrand()));
    return reply.headers(forADay).type('image/svg+xml').send(drawMark(palette));
  });

  // Asked for by what reads no page. Browsers go by the type, not by the name.
  app.get('/favicon.ico', async (_request, reply) => {
    const icon = await iconOf(iconSizes.tab);
    if (!icon && !existsSync(builtIn)) throw new Refusal(404, message('nothingHere'));
    reply.headers(forADay).type(icon ? 'image/png' : 'image/x-icon');
    return reply.send(icon ?? createReadStream(builtIn));
  });
}

/** Pages name them with what changes when they do. */
const forADay = { 'cache-control': 'public, max-age=86400' };

const builtIn = join(root, 'build/client/favicon.ico');

/** As public/favicon.svg. */
const drawMark = (look: Parameters<typeof markShapes>[0]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 40 40"><rect x="-4" y="-4" width="40" height="40" rx="8" fill="${grounds.ink}"/>${markShapes(look)}</svg>`;

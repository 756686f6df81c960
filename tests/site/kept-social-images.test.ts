import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BucketAway } from '../../src/server/s3/bucket-away.ts';
import type { BrandPictures } from '../../src/server/site/brand-pictures.ts';
import { serveSocialImages } from '../../src/server/site/serve-social-images.ts';
import { openSiteApp, publicUrl, type SiteApp } from './site-app.ts';

let app: SiteApp;
beforeAll(async () => {
  app = await openSiteApp();
});
afterAll(() => app.close());

const logo = `/uploads/${'0'.repeat(32)}-800x500-aabbcc.webp`;

/** How often the picture of a page is drawn for two who ask, one after the other. */
async function timesDrawn(brandPictures: BrandPictures): Promise<number> {
  const read = async (...asked: Parameters<typeof app.reader.read>) => {
    const answer = await app.reader.read(...asked);
    if (asked[0] !== '/site') return answer;
    const { brand, ...site } = answer as { brand: object };
    return { ...site, brand: { ...brand, logo } };
  };
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    return Buffer.from('a picture');
  };
  const source = { db: app.db, reader: { ...app.reader, read }, publicUrl, brandPictures };
  const http = fastify();
  serveSocialImages(http, source, draw);
  for (let asked = 0; asked < 2; asked++) {
    expect((await http.inject('/social/en/about-us.png')).statusCode).toBe(200);
  }
  await http.close();
  return drawn;
}

test('a picture whose logo is gone or moves is drawn once', async () => {
  expect(await timesDrawn(async () => undefined)).toBe(1);
});

test('a picture whose logo is out of reach is drawn again, until it has it', async () => {
  const away = async () => {
    throw new BucketAway('away');
  };
  expect(await timesDrawn(away)).toBe(2);
});

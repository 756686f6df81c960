import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { likeAnother, publicPages } from '../../journeys/public-pages.ts';
import { expect, test } from '../../support/journey.ts';
import { openPage } from '../../support/open-page.ts';

/** So small that the letters of another browser look the same, and a part that has moved does not. */
const smaller = { 390: 10, 1440: 15 } as const;

/** Lines of another browser may break elsewhere once or twice on a page. */
const heightMayDiffer = 0.01;

for (const path of publicPages.filter((page) => !likeAnother.includes(page))) {
  for (const address of [path, path === '/' ? '/ar' : `/ar${path}`]) {
    test(`${address} looks as it did`, async ({ page }, testInfo) => {
      for (const [width, times] of Object.entries(smaller)) {
        await page.setViewportSize({ width: Number(width), height: 900 });
        await openPage(page, address);
        await showPictures(page);
        const whole = await page.screenshot({ fullPage: true, animations: 'disabled' });
        const name = `${address.slice(1).replaceAll(/\W+/g, '-') || 'home'}-${width}.jpg`;
        const small = await shrink(whole, times, testInfo.snapshotPath(name));
        expect(small).toMatchSnapshot(name, { maxDiffPixelRatio: 0.02, threshold: 0.15 });
      }
    });
  }
}

/** Those too that nobody has scrolled to. */
const showPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    // One without a file has none to wait for.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });

/** As high as the picture that it is compared with, if it is about that high. */
async function shrink(whole: Buffer, times: number, before: string): Promise<Buffer> {
  const { width, height } = await sharp(whole).metadata();
  const own = Math.round(height / times);
  const wanted = existsSync(before) ? (await sharp(before).metadata()).height : own;
  const isAlike = Math.abs(wanted - own) <= Math.ceil(own * heightMayDiffer);
  return sharp(whole)
    .resize({
      width: Math.round(width / times),
      height: isAlike ? wanted : own,
      fit: 'fill',
    })
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
}

import type { ContentReader } from '../../model/contracts/content-reader.ts';
import { languages } from '../../model/language.ts';
import type { Changes } from '../content/changes.ts';
import { Refusal } from '../http/refusal.ts';
import type { Resolve } from '../pages/resolve.ts';
import type { Database } from '../storage/storage.ts';
import { debounce } from '../timing/debounce.ts';
import { takeTurn } from '../timing/turns.ts';
import { readInUse } from './read-in-use.ts';
import { fewPages, isListed, listedPages, longLists } from './sitemap-pages.ts';
import type { SocialImage } from './social-image.ts';
import type { SocialPictures } from './social-pictures.ts';
import { socialTexts } from './social-texts.ts';

interface Options {
  db: Database;
  reader: ContentReader;
  resolve: Resolve;
  publicUrl: string;
  changes: Pick<Changes, 'onChange'>;
  socialPictures: SocialPictures;
  stopping: AbortSignal;
  tell: (error: unknown) => void;
  /** In milliseconds: the first minute after a start belongs to visitors, and an editor saves again and again. */
  pause?: number;
}

/** Draws the pictures of the pages in the background, a while after the start and after each save. */
export function drawSocialImages(options: Options): void {
  let round = new AbortController();
  async function draw(): Promise<void> {
    round.abort();
    round = new AbortController();
    const signal = AbortSignal.any([round.signal, options.stopping]);
    await options.socialPictures.storeAhead(imagesOf(options), signal).catch((error) => {
      if (!signal.aborted) options.tell(error);
    });
  }
  const drawSoon = debounce(draw, options.pause ?? 60_000);
  options.changes.onChange(drawSoon);
  drawSoon();
}

/** So many of each long list are drawn ahead; the others are drawn at the first request. */
const MOST_OF_A_LIST = 500;

async function* imagesOf({ db, reader, resolve, publicUrl }: Options): AsyncGenerator<SocialImage> {
  const inUse = await readInUse(reader);
  const pages = await fewPages(db, reader, inUse);
  for (const list of longLists) {
    if (isListed(list, inUse)) {
      pages.push(...(await listedPages(db, list, { start: 0, limit: MOST_OF_A_LIST })));
    }
  }
  const inLanguages = languages.filter((language) => language === 'en' || inUse.arabic);
  for (const { path } of pages) {
    for (const language of inLanguages) {
      await takeTurn();
      const image = await socialTexts(path, language, { reader, resolve, publicUrl }).catch(ifGone);
      if (image) yield image;
    }
  }
}

/** A page may be deleted meanwhile. */
function ifGone(error: unknown): undefined {
  if (!(error instanceof Refusal && error.status === 404)) throw error;
}

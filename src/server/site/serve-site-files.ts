import type { FastifyInstance } from 'fastify';
import type { ContentReader } from '../../model/contracts/content-reader.ts';
import { type Language, languages } from '../../model/language.ts';
import { feedPath } from '../../model/public-paths.ts';
import { type AnswerCache, keyOf } from '../answers/answer-cache.ts';
import { revalidate } from '../answers/headers.ts';
import { sendPrepared } from '../answers/send-prepared.ts';
import { askerOf } from '../http/asker-of.ts';
import type { Resolve } from '../pages/resolve.ts';
import type { Database } from '../storage/storage.ts';
import type { BrandPictures } from './brand-pictures.ts';
import { writeFeed } from './feed.ts';
import { robots } from './robots.ts';
import { serveIcons } from './serve-icons.ts';
import { serveSocialImages } from './serve-social-images.ts';
import { sitemap, sitemapPart } from './sitemap.ts';
import type { SocialPictures } from './social-pictures.ts';

interface Options {
  db: Database;
  reader: ContentReader;
  resolve: Resolve;
  answers: AnswerCache;
  publicUrl: string;
  headers: Record<string, string>;
  brandPictures: BrandPictures;
  socialPictures: SocialPictures;
}

/** What search engines, feed readers and networks ask for beside the pages. */
export function serveSiteFiles(app: FastifyInstance, options: Options): void {
  const { answers, headers, publicUrl } = options;

  /** Kept like a page: made once, and again after a save. */
  function serve(
    path: string,
    type: string,
    make: (params: Record<string, string>) => string | Promise<string>,
  ): void {
    app.get(path, async (request, reply) => {
      const work = async () => ({
        status: 200,
        headers: { 'content-type': `${type}; charset=utf-8`, ...revalidate, ...headers },
        body: [Buffer.from(await make(request.params as Record<string, string>))],
      });
      const answer = await answers.answer(keyOf(request.raw), work, askerOf(request));
      sendPrepared(answer, request, reply);
    });
  }

  serve('/robots.txt', 'text/plain', () => robots(publicUrl));
  serve('/sitemap.xml', 'application/xml', () => sitemap(options));
  serve('/sitemaps/:part.xml', 'application/xml', ({ part = '' }) => sitemapPart(part, options));
  for (const language of languages) {
    serve(feedAddress(language), 'application/rss+xml', () => writeFeed(language, options));
  }
  serveSocialImages(app, options);
  serveIcons(app, options);
}

const feedAddress = (language: Language) => (language === 'ar' ? `/ar${feedPath}` : feedPath);

import type { FastifyInstance } from 'fastify';
import type { ContentReader } from '../../model/contracts/content-reader.ts';
import { type Language, languages } from '../../model/language.ts';
import { message } from '../../model/messages/message.ts';
import { revalidate } from '../answers/headers.ts';
import { Refusal } from '../http/refusal.ts';
import type { Resolve } from '../pages/resolve.ts';
import { type SocialPictures, socialKey } from './social-pictures.ts';
import { socialTexts } from './social-texts.ts';

interface Source {
  reader: ContentReader;
  resolve: Resolve;
  publicUrl: string;
  socialPictures: SocialPictures;
}

/** The picture of a page: `/social/{language}{path}.png`, home being `/home`. */
export function serveSocialImages(app: FastifyInstance, source: Source): void {
  app.get('/social/:language/*', async (request, reply) => {
    const { language = '', '*': name = '' } = request.params as Record<string, string>;
    const path = pathOf(name);
    if (!isLanguage(language) || !path) throw new Refusal(404, message('nothingHere'));
    const image = await socialTexts(path, language, source);
    const etag = `"${socialKey(image)}"`;
    reply.headers({ ...revalidate, etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    reply.type('image/png');
    // That the picture is there can be said before it is drawn.
    if (request.method === 'HEAD') return reply.send();
    return reply.send(await source.socialPictures.show(image));
  });
}

const isLanguage = (text: string): text is Language => languages.some((each) => each === text);

function pathOf(name: string): string | undefined {
  const key = /^(.+)\.png$/.exec(name)?.[1];
  return key === 'home' ? '/' : key && `/${key}`;
}

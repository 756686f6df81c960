import { publicPaths } from '../../public-paths.ts';
import type { ItemOf } from '../../vocabulary/answers.ts';
import { prose, text, toggle } from '../../vocabulary/fields.ts';
import { collection } from '../../vocabulary/nodes.ts';

/** Privacy, terms and whatever else is a title and a text. */
export const simplePages = collection({
  noun: 'simple page',
  slugFrom: 'address',
  // Every page of the site carries them all, for its footer.
  atMost: 50,
  publicPage: { path: publicPaths.simplePage, mainText: ['text'] },
  fields: {
    title: text('Title'),
    address: text('Page address', {
      translated: false,
      max: 200,
      hint: {
        en: 'The last part of its address, the same in both languages',
        ar: 'الجزء الأخير من رابط الصفحة، وهو واحد في اللغتين',
      },
    }),
    text: prose('Text', { rows: 6, max: 40_000, markup: 'page' }),
    inFooter: toggle('In the footer'),
  },
});

export type SimplePage = ItemOf<typeof simplePages>;

import type { Bilingual } from '../language.ts';
import type { Colour } from './colour.ts';
import { builtInColours, type ChosenColours } from './palette.ts';

export interface ColourSet extends ChosenColours {
  name: Bilingual;
}

const set = (
  name: Bilingual,
  signal: Colour,
  ...pairs: [from: Colour, to: Colour][]
): ColourSet => ({ name, signal, pairs: pairs.map(([from, to]) => ({ from, to })) });

/** Colours that were chosen to stand together, to begin with or to stay with. */
export const colourSets: readonly ColourSet[] = [
  { name: { en: 'Ember', ar: 'جمر' }, ...builtInColours },
  set(
    { en: 'Gulf', ar: 'خليج' },
    '#0b6f78',
    ['#37c2b4', '#0f7f9c'],
    ['#4f8df7', '#3a5bd0'],
    ['#8a7bf0', '#5c63d6'],
    ['#7fc46a', '#17867a'],
    ['#f2b661', '#d9714a'],
  ),
  set(
    { en: 'Palm', ar: 'نخيل' },
    '#2f6b34',
    ['#a3c75a', '#3f8a4d'],
    ['#4fb3a5', '#2a7f8c'],
    ['#d9a441', '#b8692b'],
    ['#7fb8e0', '#3f74b5'],
    ['#e58f7b', '#b9505f'],
  ),
  set(
    { en: 'Saffron', ar: 'زعفران' },
    '#9a4f06',
    ['#ffc24d', '#e07f1f'],
    ['#f08a5d', '#c8453f'],
    ['#d58bb0', '#9b4f86'],
    ['#8fb59a', '#3f7f70'],
    ['#8fa6d9', '#5566a8'],
  ),
  set(
    { en: 'Night', ar: 'ليل' },
    '#3b45c9',
    ['#8f9bff', '#4f5be6'],
    ['#59c3f0', '#2b7fc4'],
    ['#c58bff', '#8a4fe0'],
    ['#6fe0c3', '#2a9c94'],
    ['#ff9fc4', '#d14f93'],
  ),
  set(
    { en: 'Rose', ar: 'ورد' },
    '#b02463',
    ['#ff8fb0', '#d13f7a'],
    ['#ffab7d', '#e0604f'],
    ['#b78cf2', '#7c55cf'],
    ['#6fc0d9', '#3a7fb0'],
    ['#e6c25c', '#c78629'],
  ),
];

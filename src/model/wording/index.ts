import type { Language } from '../language.ts';
import { about } from './about.ts';
import { blog } from './blog.ts';
import { common } from './common.ts';
import { contact } from './contact.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { leasing } from './leasing.ts';
import { location } from './location.ts';
import { locations } from './locations.ts';
import { ourWork } from './our-work.ts';
import { post } from './post.ts';
import { primaryService } from './primary-service.ts';
import { service } from './service.ts';
import { serviceParts } from './service-parts.ts';
import { type InOneLanguage, type OwnWord, wordsIn } from './wording.ts';

/** Every word of the public site that is no content, by the part of the site that says it. */
export const wordings = {
  common,
  home,
  serviceParts,
  service,
  primaryService,
  ourWork,
  about,
  blog,
  post,
  contact,
  forms,
  leasing,
  locations,
  location,
};

/** What the site says, in one language. */
export type SiteWords = {
  [K in keyof typeof wordings]: InOneLanguage<(typeof wordings)[K]['words']>;
};

export function siteWordsIn(language: Language, ownWord?: OwnWord): SiteWords {
  const entries = Object.entries(wordings).map(([name, { words }]) => [
    name,
    wordsIn(words, language, ownWord, [name]),
  ]);
  return Object.fromEntries(entries) as SiteWords;
}

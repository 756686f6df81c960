import type { Language } from '../../model/language.ts';
import arabic from './fonts/arabic.woff2?url';
import latin from './fonts/latin.woff2?url';

const files: Record<Language, string> = { en: latin, ar: arabic };

/** What the first screen in a language is written with, asked for before the style sheet says so. */
export const LettersOf = ({ language }: { language: Language }) => (
  <FontLink href={files[language]} />
);

/** Beside a text of the first screen: on an Arabic page its foreign words need letters of their own. */
export function ForeignLetters({ of, language }: { of: string; language: Language }) {
  return language === 'ar' && /[a-z]/i.test(of) && <FontLink href={latin} />;
}

/** React takes it to the head of the page. */
const FontLink = ({ href }: { href: string }) => (
  <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
);

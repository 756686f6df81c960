import { twinOf } from '../../../model/addresses.ts';
import { usePage } from '../page-context.ts';
import drawn from './name-in-arabic.svg?raw';

/**
 * Each in its own letters, for which a page loads no second font: seven more are in the file of the
 * Arabic ones, while those of «العربية», in all their forms, are too many for the Latin one.
 */
const others = {
  en: { language: 'ar', name: 'العربية', shown: drawn },
  ar: { language: 'en', name: 'English', shown: 'English' },
} as const;

/** A plain link to the twin page; a script in the head stores the choice. */
export function LanguageSwitch() {
  const { pathname, text, site } = usePage();
  if (!site.inUse.arabic) return null;
  const { language, name, shown } = others[text.language];
  return (
    <a
      href={twinOf(pathname)}
      lang={language}
      hrefLang={language}
      data-language={language}
      aria-label={name}
      title={text.navigation.language}
      className="language-switch"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: comes with the program
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}

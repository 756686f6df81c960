import { twinOf } from '../language/address.ts';
import { usePage } from '../page-context.ts';
import arabic from './name-in-arabic.svg?raw';
import english from './name-in-latin.svg?raw';

const others = {
  en: { language: 'ar', name: 'العربية', drawn: arabic },
  ar: { language: 'en', name: 'English', drawn: english },
} as const;

/** A plain link to the twin page; a script in the head stores the choice. */
export function LanguageSwitch() {
  const { pathname, text, site } = usePage();
  if (!site.inUse.arabic) return null;
  const { language, name, drawn } = others[text.language];
  return (
    <a
      href={twinOf(pathname)}
      lang={language}
      hrefLang={language}
      data-language={language}
      aria-label={name}
      title={text.navigation.language}
      className="inline-flex min-h-11 items-center rounded-small px-3 text-small font-medium hover:bg-ink-raised"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing that comes with the program
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
}

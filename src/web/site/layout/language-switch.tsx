import { twinOf } from '../language/address.ts';
import { usePage } from '../page-context.ts';

const others = {
  en: { language: 'ar', name: 'العربية' },
  ar: { language: 'en', name: 'English' },
} as const;

/** A plain link to the twin page; a script in the head stores the choice. */
export function LanguageSwitch() {
  const { pathname, text, site } = usePage();
  if (!site.inUse.arabic) return null;
  const { language, name } = others[text.language];
  return (
    <a
      href={twinOf(pathname)}
      lang={language}
      hrefLang={language}
      data-language={language}
      title={text.navigation.language}
      // The system's font: one word is not worth loading a script's glyphs.
      className="inline-flex min-h-11 items-center rounded-small px-3 font-system text-small hover:bg-ink-raised"
    >
      {name}
    </a>
  );
}

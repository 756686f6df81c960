import { Link, useLocation } from 'react-router';
import { twinOf } from '../language/address.ts';
import { useText } from '../language/dictionary.ts';

const others = {
  en: { language: 'ar', name: 'العربية' },
  ar: { language: 'en', name: 'English' },
} as const;

/** A plain link to the twin page; the script in the head stores the choice. */
export function LanguageSwitch() {
  const { pathname } = useLocation();
  const text = useText();
  const { language, name } = others[text.language];
  return (
    <Link
      to={twinOf(pathname)}
      lang={language}
      hrefLang={language}
      data-language={language}
      title={text.navigation.language}
      // The system's font: one word is not worth loading a script's glyphs.
      className="inline-flex min-h-11 items-center rounded-small px-3 font-system text-small hover:bg-ink-raised"
    >
      {name}
    </Link>
  );
}

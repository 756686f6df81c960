import type { Language } from '../../../model/language.ts';
import { text } from '../language/text.ts';

interface SearchResultProps {
  language: Language;
  path: string;
  title: string;
  description: string;
}

/** Where search engines cut a title and a description. */
const cuts = { title: 60, description: 160 };

export function SearchResult({ language, path, title, description }: SearchResultProps) {
  return (
    <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className="search-result">
      <p className="text-small text-muted">
        <bdi dir="ltr">
          {location.host}
          {path}
        </bdi>
      </p>
      <p className="search-result-title">{cut(title, cuts.title) || text.seo.noTitle}</p>
      <p className="text-small">{cut(description, cuts.description) || text.seo.noDescription}</p>
    </div>
  );
}

const cut = (words: string, length: number) =>
  words.length > length ? `${words.slice(0, length).trimEnd()}…` : words;

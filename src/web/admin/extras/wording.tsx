import { ExternalLink } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { EditedWord } from '../../../model/contracts/named-answers.ts';
import { useArabic, usePathInUse } from '../content/in-use.ts';
import { language, text } from '../language/text.ts';
import { SearchBox } from '../panels/search-box.tsx';
import type { ScreenPanelProps } from '../screens/rows.ts';
import { texts } from '../wording/texts.ts';
import { hasDraft, holds, placeOf } from '../wording/word.ts';
import { WordRow } from '../wording/word-row.tsx';

/** Every word of the interface, by the part of the site that says it. */
export default function Wording({ answer }: ScreenPanelProps) {
  const hasArabic = useArabic();
  // Some plural forms there are in Arabic alone.
  const words = (answer.words as EditedWord[]).filter(({ text }) => hasArabic || text);
  const [search, setSearch] = useState('');
  const [changedOnly, setChangedOnly] = useState(false);
  // A reload in the middle of a form goes on with it.
  const [open, setOpen] = useState(() => new Set(words.filter(hasDraft).map(({ _id }) => _id)));
  const toggle = useCallback(({ _id }: EditedWord, isOpen: boolean) => {
    setOpen((now) => {
      const next = new Set(now);
      if (isOpen) next.add(_id);
      else next.delete(_id);
      return next;
    });
  }, []);

  // What somebody is writing stays in view, whatever they look for meanwhile.
  const shown = words.filter(
    (word) => open.has(word._id) || ((!changedOnly || word.replaced) && holds(word, search)),
  );
  const places = Map.groupBy(shown, placeOf);
  return (
    <>
      <p className="mb-4 max-w-measure text-muted">{texts.intro}</p>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox search={search} label={texts.search} onSearch={setSearch} />
        <button
          type="button"
          aria-pressed={changedOnly}
          className="filter"
          onClick={() => setChangedOnly(!changedOnly)}
        >
          {texts.changedOnly(words.filter(({ replaced }) => replaced).length)}
        </button>
        <p role="status" className="text-small text-muted">
          {texts.shown(shown.length, words.length)}
        </p>
      </div>
      {[...places].map(([place, inPlace]) => (
        <section key={place} aria-label={place} className="panel">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 className="text-lead font-semibold">{place}</h2>
            <SeeOnSite place={place} path={inPlace[0]?.shownAt ?? '/'} />
          </div>
          <ul className="@container">
            {inPlace.map((word) => (
              <WordRow key={word._id} word={word} isOpen={open.has(word._id)} onToggle={toggle} />
            ))}
          </ul>
        </section>
      ))}
      {shown.length === 0 && <p className="empty">{text.list.nothingFound}</p>}
    </>
  );
}

function SeeOnSite({ place, path }: { place: string; path: string }) {
  const inArabic = useArabic() && language === 'ar';
  const seenAt = usePathInUse(path);
  if (!seenAt) return null;
  return (
    <a
      href={inArabic ? `/ar${seenAt === '/' ? '' : seenAt}` : seenAt}
      target="_blank"
      rel="noreferrer"
      aria-label={texts.see(place)}
      className="quiet-link"
    >
      <ExternalLink aria-hidden="true" />
      {text.seeOnSite}
    </a>
  );
}

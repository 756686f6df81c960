import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { text } from '../language/text.ts';
import { useShortcut, windowInFront } from '../shortcuts.ts';

interface SearchBoxProps {
  /** What is being searched for now. */
  search: string;
  label: string;
  placeholder?: string;
  onSearch: (search: string) => void;
}

/** While somebody types, the list is searched once they pause. */
const pause = 250;

export function SearchBox({ search, label, placeholder, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const [asked, setAsked] = useState(search);
  const [seen, setSeen] = useState(search);
  // Another search comes with the address, as by Back; its own is not typed again over what is.
  if (search !== seen) {
    setSeen(search);
    if (search !== asked) setTyped(search);
    setAsked(search);
  }
  useShortcut(
    'search',
    () => input.current?.focus(),
    () => nearestBox() === input.current,
  );
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => {
      setAsked(typed);
      onSearch(typed);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, search, onSearch]);

  return (
    <label className="search">
      <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <input
        ref={input}
        type="search"
        dir="auto"
        value={typed}
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K"
        title="Ctrl + K"
        placeholder={placeholder ?? text.list.searchShort}
        onChange={(event) => setTyped(event.target.value)}
      />
    </label>
  );
}

/** The search box of the list that has the focus, else the first on the screen. */
function nearestBox() {
  const window = windowInFront();
  const around = window ?? document.activeElement?.closest('.panel');
  const near = around?.querySelector('input[type=search]');
  return near ?? (window ? undefined : document.querySelector('input[type=search]'));
}

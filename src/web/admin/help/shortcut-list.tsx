import { text } from '../language/text.ts';

export function ShortcutList() {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-small">
      {text.profile.shortcutList.map(([keys, what]) => (
        <div key={keys} className="contents">
          <dt>
            <kbd dir="ltr">{keys}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

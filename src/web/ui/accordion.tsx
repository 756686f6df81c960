import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface AccordionProps {
  /** Shared by the items, so that the browser keeps one open at a time; unique on the page. */
  name: string;
  items: { title: ReactNode; content: ReactNode }[];
}

/** Elements of the browser: they open, close and can be found in the page without any script. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="border-t border-current/20">
      {Object.entries(items).map(([place, { title, content }]) => (
        <details key={place} name={name} className="group border-b border-current/20">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-6 py-5 text-title font-medium text-balance hover:text-signal [&::-webkit-details-marker]:hidden">
            <span>{title}</span>
            <Icon
              name="plus"
              className="size-6 flex-none text-signal transition-transform group-open:rotate-45"
            />
          </summary>
          <div className="max-w-measure pb-6 text-muted">{content}</div>
        </details>
      ))}
    </div>
  );
}

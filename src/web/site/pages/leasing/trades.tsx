import { Icon } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/section.tsx';
import type { Leasing } from '../../content.ts';
import { leadFormId } from './lead-form.tsx';
import { LineDrawing } from './line-drawing.tsx';

const tile = 'flex h-full flex-col justify-between gap-8 p-5 lg:min-h-40 lg:p-6';

export function Trades({ trades }: { trades: Leasing['trades'] }) {
  const { heading, lead, items, other, otherText } = trades;
  if (items.length === 0) return null;
  return (
    <Section heading={heading} lead={lead}>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-paper-line bg-paper-line sm:grid-cols-3 lg:grid-cols-5">
        {Object.entries(items).map(([place, { name, drawing }]) => (
          <li key={place} className="bg-paper-raised">
            <div className={tile}>
              <LineDrawing name={drawing} className="size-8 text-signal" />
              <h3 className="font-medium">{name}</h3>
            </div>
          </li>
        ))}
        <li className="bg-ink text-paper max-sm:col-span-2">
          <a href={`#${leadFormId}`} className={`group ${tile}`}>
            <LineDrawing name="other" className="size-8 text-signal-on-ink" />
            <span>
              <span className="block font-medium">{other}</span>
              <span className="flex items-center gap-2 text-small text-muted-on-ink group-hover:text-white">
                {otherText}
                <Icon name="arrow" className="size-4" />
              </span>
            </span>
          </a>
        </li>
      </ul>
    </Section>
  );
}

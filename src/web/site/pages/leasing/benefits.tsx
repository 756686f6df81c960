import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import type { Leasing } from '../../content.ts';
import { LineDrawing } from './line-drawing.tsx';

export function Benefits({ benefits }: { benefits: Leasing['benefits'] }) {
  const { heading, lead, items } = benefits;
  if (items.length === 0) return null;
  return (
    <Section heading={heading} lead={lead}>
      <ul className="grid gap-px overflow-hidden rounded-card border border-paper-line bg-paper-line sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(items).map(([place, { title, text, drawing }]) => (
          <li key={place} className="bg-paper-raised p-7 lg:p-9">
            <Reveal>
              <LineDrawing
                name={drawing}
                className="size-11 rounded-round bg-ink p-2.5 text-signal-on-ink"
              />
              <h3 className="mt-6 text-title font-medium">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { LineDrawing, type LineDrawingName } from './line-drawing.tsx';
import type { LeasingTexts } from './texts.ts';

/** In the order of the texts. */
const drawings: LineDrawingName[] = ['noFee', 'pages', 'shield', 'mail', 'search', 'answer'];

export function Benefits({ texts }: { texts: LeasingTexts['benefits'] }) {
  return (
    <Section heading={texts.heading} lead={texts.lead}>
      <ul className="grid gap-px overflow-hidden rounded-card border border-paper-line bg-paper-line sm:grid-cols-2 lg:grid-cols-3">
        {texts.items.map(({ title, text }, index) => (
          <li key={title} className="bg-paper-raised p-7 lg:p-9">
            <Reveal>
              <LineDrawing
                name={drawings[index] ?? 'other'}
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

import { Icon } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/section.tsx';
import { leadFormId } from './lead-form.tsx';
import { LineDrawing } from './line-drawing.tsx';
import type { LeasingTexts } from './texts.ts';

type Industry = keyof LeasingTexts['industries']['names'];

const tile = 'flex h-full flex-col justify-between gap-8 p-5 lg:min-h-40 lg:p-6';

export function Industries({ texts }: { texts: LeasingTexts['industries'] }) {
  const names = Object.entries(texts.names) as [Industry, string][];
  return (
    <Section heading={texts.heading} lead={texts.lead}>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-paper-line bg-paper-line sm:grid-cols-3 lg:grid-cols-5">
        {names.map(([industry, name]) => (
          <li key={industry} className="bg-paper-raised">
            <div className={tile}>
              <LineDrawing name={industry} className="size-8 text-signal" />
              <h3 className="font-medium">{name}</h3>
            </div>
          </li>
        ))}
        <li className="bg-ink text-paper max-sm:col-span-2">
          <a href={`#${leadFormId}`} className={`group ${tile}`}>
            <LineDrawing name="other" className="size-8 text-signal-on-ink" />
            <span>
              <span className="block font-medium">{texts.other}</span>
              <span className="flex items-center gap-2 text-small text-muted-on-ink group-hover:text-white">
                {texts.otherText}
                <Icon name="arrow" className="size-4" />
              </span>
            </span>
          </a>
        </li>
      </ul>
    </Section>
  );
}

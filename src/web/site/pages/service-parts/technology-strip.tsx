import { useId } from 'react';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { Marquee } from '../../../ui/marquee.tsx';
import { useGroupClass } from '../../layout/site-data.ts';
import { ToolMark } from './tool-mark.tsx';
import { toolsOf } from './tools.ts';

interface TechnologyStripProps {
  /** The service groups whose tools pass by, one row each. */
  groups: string[];
  texts: Pick<SiteWords['serviceParts'], 'technologies' | 'pauseTechnologies'>;
}

export function TechnologyStrip({ groups, texts }: TechnologyStripProps) {
  const headingId = useId();
  const columns = columnsOf(groups);
  if (columns.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="on-ink grid-motif section-space">
      <h2 id={headingId} className="page-width pb-16 text-heading font-semibold">
        {texts.technologies}
      </h2>
      <div className="[--marquee-gap:0.75rem]">
        <Marquee
          seconds={30}
          label={texts.technologies}
          pauseLabel={texts.pauseTechnologies}
          items={columns.map((tools) => ({
            key: tools.map(({ name }) => name).join(),
            content: (
              <span className="flex flex-col gap-3 max-sm:motion-reduce:flex-row max-sm:motion-reduce:flex-wrap max-sm:motion-reduce:justify-center">
                {tools.map((tool) => (
                  <Tool key={tool.name} {...tool} />
                ))}
              </span>
            ),
          }))}
        />
      </div>
    </section>
  );
}

interface ToolOfGroup {
  name: string;
  group: string;
}

function Tool({ name, group }: ToolOfGroup) {
  const groupClass = useGroupClass();
  return (
    <span
      className={`${groupClass(group)} card flex min-h-12 items-center gap-3 px-4 font-medium whitespace-nowrap sm:min-h-16 sm:gap-4 sm:px-6 sm:text-lead`}
    >
      <ToolMark name={name} className="size-7 flex-none" />
      {name}
    </span>
  );
}

/** The first tools of all groups stand above each other, then the second ones, and so on. */
function columnsOf(groups: string[]): ToolOfGroup[][] {
  const rows = groups.map((group) => toolsOf(group).map((name) => ({ name, group })));
  const length = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length }, (_, column) => rows.flatMap((row) => row[column] ?? []));
}

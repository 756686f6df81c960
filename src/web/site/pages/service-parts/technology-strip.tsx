import { useId } from 'react';
import { Marquee } from '../../../ui/marquee.tsx';
import { useGroupClass } from '../../layout/site-data.ts';
import { type Tool, ToolMark } from './tool-mark.tsx';

interface TechnologyStripProps {
  /** The service groups whose tools pass by, one row each. */
  groups: { slug: string; tools: Tool[] }[];
  heading: string;
  pauseLabel: string;
  tone?: 'ink' | 'paper';
}

export function TechnologyStrip(props: TechnologyStripProps) {
  const { groups, heading, pauseLabel, tone = 'ink' } = props;
  const headingId = useId();
  const columns = columnsOf(groups);
  if (columns.length === 0) return null;
  return (
    <section
      aria-labelledby={headingId}
      className={`section-space ${tone === 'ink' ? 'on-ink grid-motif' : ''}`}
    >
      <h2 id={headingId} className="page-width pb-16 text-heading font-semibold">
        {heading}
      </h2>
      <div className="tools">
        <Marquee
          seconds={30}
          label={heading}
          pauseLabel={pauseLabel}
          items={columns.map((tools, column) => ({
            // Two tools may have the same name.
            key: `${column}`,
            content: (
              <span className="flex flex-col gap-3">
                {tools.map((tool) => (
                  <PassingTool key={tool.group} {...tool} />
                ))}
              </span>
            ),
          }))}
        />
      </div>
    </section>
  );
}

interface ToolOfGroup extends Tool {
  group: string;
}

function PassingTool({ name, mark, group }: ToolOfGroup) {
  const groupClass = useGroupClass();
  return (
    <span className={`${groupClass(group)} card`}>
      <ToolMark name={name} mark={mark} />
      {name}
    </span>
  );
}

/** The first tools of all groups stand above each other, then the second ones, and so on. */
function columnsOf(groups: TechnologyStripProps['groups']): ToolOfGroup[][] {
  const rows = groups.map(({ slug, tools }) => tools.map((tool) => ({ ...tool, group: slug })));
  const length = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length }, (_, column) => rows.flatMap((row) => row[column] ?? []));
}

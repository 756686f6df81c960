import { Section } from '../../../../ui/section.tsx';
import { type Tool, ToolMark } from '../tool-mark.tsx';

interface DesignSoftwareProps {
  heading: string;
  tools: Tool[];
}

/** In large letters, without boxes: the other tools pass by in theirs. */
export function DesignSoftware({ heading, tools }: DesignSoftwareProps) {
  return (
    <Section heading={heading} tone="raised" className="group-pair1">
      <ul className="flex flex-wrap gap-x-12 gap-y-6 text-heading font-semibold">
        {Object.entries(tools).map(([place, { name, mark }]) => (
          <li key={place} className="flex items-center gap-4">
            <ToolMark name={name} mark={mark} />
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </Section>
  );
}

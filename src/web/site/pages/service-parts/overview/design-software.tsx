import { Section } from '../../../../ui/section.tsx';
import { type Tool, ToolMark } from '../tool-mark.tsx';

interface DesignSoftwareProps {
  heading: string;
  tools: Tool[];
}

export function DesignSoftware({ heading, tools }: DesignSoftwareProps) {
  return (
    <Section heading={heading} tone="raised" className="group-pair1">
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-paper-line bg-paper-line sm:grid-cols-4">
        {Object.entries(tools).map(([place, { name, mark }]) => (
          <li
            key={place}
            className="flex flex-col items-center gap-4 bg-paper-raised px-4 py-8 font-medium"
          >
            <ToolMark name={name} mark={mark} className="size-12" />
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { Section } from '../../../../ui/section.tsx';
import { ToolMark } from '../tool-mark.tsx';

const software = [
  'Figma',
  'Sketch',
  'Adobe XD',
  'Photoshop',
  'Illustrator',
  'InDesign',
  'After Effects',
  'Blender',
];

export function DesignSoftware({ heading }: { heading: string }) {
  return (
    <Section heading={heading} tone="raised" className="group-pair1">
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-paper-line bg-paper-line sm:grid-cols-4">
        {software.map((name) => (
          <li
            key={name}
            className="flex flex-col items-center gap-4 bg-paper-raised px-4 py-8 font-medium"
          >
            <ToolMark name={name} className="size-12" />
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </Section>
  );
}

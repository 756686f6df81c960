import { Section } from '../../../ui/section.tsx';

export function Facts({ title, stats }: { title: string; stats: string[] }) {
  return (
    <Section heading={title} tone="raised">
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {Object.entries(stats).map(([place, stat]) => (
          <li key={place} className="border-t-2 border-ink pt-5 text-title font-medium">
            {stat}
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { useEffect } from 'react';
import { text } from './language/text.ts';
import { rememberSection, useSection } from './sections.ts';

export default function Dashboard() {
  const section = useSection();
  useEffect(() => rememberSection(section), [section]);
  return (
    <>
      <p className="text-small text-muted">{text.dashboard.heading}</p>
      <h1 className="mb-8 text-heading font-semibold">{text.sections[section]}</h1>
      <p className="max-w-measure rounded-card border border-dashed border-muted p-8 text-muted">
        {text.dashboard.empty}
      </p>
    </>
  );
}

import { useEffect } from 'react';
import { text } from './language/text.ts';
import { ScreenCards } from './screen-cards.tsx';
import { screensOf } from './screens.ts';
import { rememberSection, useSection } from './sections.ts';

export default function Dashboard() {
  const section = useSection();
  useEffect(() => rememberSection(section), [section]);
  return (
    <>
      <p className="text-small text-muted">{text.dashboard.heading}</p>
      <h1 className="mb-6 text-title font-semibold">{text.sections[section]}</h1>
      <ScreenCards screens={screensOf(section)} />
    </>
  );
}

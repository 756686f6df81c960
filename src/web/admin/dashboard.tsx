import type { LoaderFunctionArgs } from 'react-router';
import { text } from './language/text.ts';
import { ScreenCards } from './screen-cards.tsx';
import { screensOf } from './screens.ts';
import { rememberSection, sectionOf, useSection } from './sections.ts';

/** Before anything is waited for: whoever moves on at once finds the section again too. */
export function loader({ request }: LoaderFunctionArgs) {
  rememberSection(sectionOf(new URL(request.url).search));
  return null;
}

export default function Dashboard() {
  const section = useSection();
  return (
    <>
      <p className="text-small text-muted">{text.dashboard.heading}</p>
      <h1 className="mb-6 text-title font-semibold">{text.sections[section]}</h1>
      <ScreenCards screens={screensOf(section)} />
    </>
  );
}

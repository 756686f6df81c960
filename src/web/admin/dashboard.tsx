import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { fetchBackupFacts } from './backups/backup-facts.ts';
import { BackupState } from './backups/backup-state.tsx';
import { text } from './language/text.ts';
import { ScreenCards } from './screen-cards.tsx';
import { screensOf } from './screens.ts';
import { rememberSection, sectionOf, useSection } from './sections.ts';

/** Before anything is waited for: whoever moves on at once finds the section again too. */
export function loader({ request }: LoaderFunctionArgs) {
  rememberSection(sectionOf(new URL(request.url).search));
  return { backups: fetchBackupFacts() };
}

export default function Dashboard() {
  const section = useSection();
  const { backups } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="text-small text-muted">{text.dashboard.heading}</p>
      <h1 className="mb-6 text-title font-semibold">{text.sections[section]}</h1>
      <ScreenCards screens={screensOf(section)} />
      <Suspense>
        <BackupState facts={backups} />
      </Suspense>
    </>
  );
}

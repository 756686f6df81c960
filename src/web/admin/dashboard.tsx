import { Suspense, useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { fetchBackupFacts } from './backups/backup-facts.ts';
import { BackupState } from './backups/backup-state.tsx';
import { BuiltInLists } from './first-hour/built-in-lists.tsx';
import { fetchDemoFacts } from './first-hour/demo-facts.ts';
import { MakeItYours } from './first-hour/make-it-yours.tsx';
import { say, text } from './language/text.ts';
import { NoticesArea } from './notices/notices.tsx';
import { ScreenCards } from './screen-cards.tsx';
import { nameOfSection, screensOf } from './screens.ts';
import { rememberSection, sectionOf, useSection } from './sections.ts';

/** Before anything is waited for: whoever moves on at once finds the section again too. */
export function loader({ request }: LoaderFunctionArgs) {
  rememberSection(sectionOf(new URL(request.url).search));
  return { backups: fetchBackupFacts(), demo: fetchDemoFacts() };
}

export default function Dashboard() {
  const section = useSection();
  const { backups, demo } = useLoaderData<typeof loader>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <NoticesArea>
      <p className="text-small text-muted">{text.dashboard.heading}</p>
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-title font-semibold">
        {say(nameOfSection(section))}
      </h1>
      <Suspense>
        <MakeItYours facts={demo} onHidden={() => heading.current?.focus()} />
        <BuiltInLists facts={demo} />
      </Suspense>
      <ScreenCards screens={screensOf(section)} />
      <Suspense>
        <BackupState facts={backups} />
      </Suspense>
    </NoticesArea>
  );
}

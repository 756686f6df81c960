import { ExternalLink, PanelRightClose, PanelRightOpen } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useSearchParams } from 'react-router';
import { loadSignedIn } from './account/load-signed-in.ts';
import { BackToDashboard } from './back-link.tsx';
import { gapsOnScreen } from './content/gaps-on-screen.ts';
import { useArabic, usePathInUse } from './content/in-use.ts';
import { loadScreen } from './content/load-screen.ts';
import { OnlyGapsContext } from './content/only-gaps.ts';
import { ownPanels } from './extras/panels.ts';
import { say, text } from './language/text.ts';
import { LoadFailed } from './load-failed.tsx';
import { NoticesArea } from './notices/notices.tsx';
import { Panels } from './panels/panels.tsx';
import { useAsked } from './panels/use-asked.ts';
import { BesidePreview } from './preview/beside-preview.tsx';
import { usePreviewChoice } from './preview/preview-choice.ts';
import { ScreenTabs } from './screen-tabs.tsx';
import type { ScreenPanelProps } from './screens/rows.ts';

import { screenAt } from './screens.ts';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const screen = screenAt(params['*']?.replace(/\/$/, '') ?? '');
  if (!screen) throw redirect('/admin/dashboard');
  const [panel, { loaded: answer, error }] = await Promise.all([
    screen.panel && ownPanels[screen.panel](),
    loadSignedIn(request, () => loadScreen(screen, request)),
  ]);
  const Content: ComponentType<ScreenPanelProps> = panel?.default ?? Panels;
  return { screen, Content, answer, error };
}

export default function Screen() {
  const { screen, Content, answer: fetched, error } = useLoaderData<typeof loader>();
  // A screen that cannot be fetched again stays as it was, with all that is typed and chosen on it.
  const [last, setLast] = useState({ screen, answer: fetched });
  if (last.screen !== screen || (fetched && last.answer !== fetched)) {
    setLast({ screen, answer: fetched });
  }
  const answer = fetched ?? (last.screen === screen ? last.answer : null);
  const [params] = useSearchParams();
  const [asked, setAsked] = useAsked();
  // In the address, because the server filters long lists.
  const onlyGaps = params.get('untranslated') === 'true';
  const preview = usePreviewChoice();
  const hasArabic = useArabic();
  const seenAt = usePathInUse(screen.shownAt);
  const gaps = answer && hasArabic ? gapsOnScreen(screen.kinds, answer) : 0;
  const title = say(screen.title);

  function showOnlyGaps(isOn: boolean) {
    const next = new URLSearchParams(asked);
    next.delete('page');
    if (isOn) next.set('untranslated', 'true');
    else next.delete('untranslated');
    setAsked(next, { replace: true, preventScrollReset: true });
  }

  return (
    <NoticesArea key={screen.route}>
      <title>{`${title} · ${text.title}`}</title>
      <div className="mb-2 flex flex-wrap items-center gap-x-5">
        <BackToDashboard section={screen.section} />
        {preview.hasRoom && (
          <button
            type="button"
            aria-pressed={preview.choice.isOpen}
            className="quiet-link ms-auto"
            onClick={() => preview.choose({ isOpen: !preview.choice.isOpen })}
          >
            {preview.choice.isOpen ? (
              <PanelRightClose aria-hidden="true" className="rtl:-scale-x-100" />
            ) : (
              <PanelRightOpen aria-hidden="true" className="rtl:-scale-x-100" />
            )}
            {text.preview}
          </button>
        )}
        {seenAt && (
          <a
            href={seenAt}
            target="_blank"
            rel="noreferrer"
            className={`quiet-link ${preview.hasRoom ? '' : 'ms-auto'}`}
          >
            <ExternalLink aria-hidden="true" />
            {text.seeOnSite}
          </a>
        )}
      </div>
      <div className="mb-3 flex flex-wrap items-center gap-4">
        <h1 className="text-title font-semibold">{title}</h1>
        {(gaps > 0 || onlyGaps) && (
          <button
            type="button"
            aria-pressed={onlyGaps}
            title={text.translation.onlyGaps}
            className="filter"
            onClick={() => showOnlyGaps(!onlyGaps)}
          >
            {text.translation.toTranslate(gaps)}
          </button>
        )}
      </div>
      <ScreenTabs screen={screen} />
      {!fetched && <LoadFailed error={error} />}
      {answer && (
        <OnlyGapsContext value={onlyGaps}>
          <BesidePreview preview={preview} shownAt={screen.shownAt} answer={answer}>
            <Content screen={screen} answer={answer} />
          </BesidePreview>
        </OnlyGapsContext>
      )}
    </NoticesArea>
  );
}

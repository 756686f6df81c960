import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation, useNavigationType } from 'react-router';
import { Spinner } from '../../ui/spinner.tsx';
import { DictionaryContext } from '../language/dictionary.ts';
import type { Dictionary } from '../language/en.ts';
import { ContactBar } from './contact-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header.tsx';
import { LoadingFailed } from './loading-failed.tsx';

export function SitePages({ dictionary }: { dictionary: Dictionary }) {
  return (
    <Frame dictionary={dictionary}>
      <Outlet />
    </Frame>
  );
}

export function SiteError({ dictionary }: { dictionary: Dictionary }) {
  return (
    <Frame dictionary={dictionary}>
      <LoadingFailed />
    </Frame>
  );
}

function Frame({ dictionary, children }: { dictionary: Dictionary; children: ReactNode }) {
  const isPending = useNavigation().state === 'loading';
  const main = useFocusOnNewPage();
  // The leasing pages end with a section of their own.
  const hasFooter = !/\/website-leasing(\/|$)/.test(useLocation().pathname);
  return (
    <DictionaryContext value={dictionary}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:bg-paper focus:p-3"
      >
        {dictionary.skipToContent}
      </a>
      <Header />
      <main id="content" ref={main} tabIndex={-1} aria-busy={isPending} className="outline-none">
        {children}
      </main>
      {hasFooter && <Footer />}
      <ContactBar />
      {isPending && (
        <div className="appear-late on-ink fixed inset-x-0 bottom-20 z-50 mx-auto w-fit rounded-card px-8 py-6">
          <Spinner text={dictionary.loading} />
        </div>
      )}
    </DictionaryContext>
  );
}

/** A screen reader follows a navigation only if the focus does. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const focused = useRef(pathname);
  const isNewPage = useNavigationType() !== 'POP';
  useEffect(() => {
    if (isNewPage && focused.current !== pathname) main.current?.focus({ preventScroll: true });
    focused.current = pathname;
  }, [pathname, isNewPage]);
  return main;
}

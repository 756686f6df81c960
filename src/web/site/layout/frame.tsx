import type { ReactNode } from 'react';
import { languageOf, twinOf } from '../../../model/addresses.ts';
import { isInUse } from '../../../model/in-use.ts';
import { leasingPaths } from '../../../model/leasing.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { usePage } from '../page-context.ts';
import { ContactBar } from './contact-bar.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header.tsx';

/** What is around the content of every page. */
export function Frame({ children }: { children: ReactNode }) {
  const { text } = usePage();
  const hasFooter = !useIsLeasing();
  return (
    <>
      <a href="#content" className="skip-link">
        {text.skipToContent}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {hasFooter && <Footer />}
      <ContactBar />
      <ContactDialog />
      {/* Shown by show-loading.ts while the next page is on its way. */}
      <div id="loading" hidden className="loading on-ink">
        <Spinner text={text.loading} />
      </div>
    </>
  );
}

/** The leasing page ends with a section of its own, at the addresses where there is one. */
function useIsLeasing(): boolean {
  const { pathname, site, isPreview } = usePage();
  const english = languageOf(pathname) === 'ar' ? twinOf(pathname) : pathname;
  const path = english.toLowerCase().replace(/(?<!\/)\/+$/, '');
  const isOne = Object.values<string>(leasingPaths).includes(path);
  return isOne && (isPreview || isInUse(path, site.inUse));
}

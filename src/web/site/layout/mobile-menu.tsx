import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../language/dictionary.ts';
import { Logo } from './logo.tsx';
import { MainLinks } from './main-links.tsx';
import { SiteLink } from './site-link.tsx';

const menuId = 'mobile-menu';
const iconButton =
  'inline-flex size-11 items-center justify-center rounded-small hover:bg-ink-raised';

/** A popover: it opens, closes on Escape and gives the focus back without any script. */
export function MobileMenu() {
  const { navigation } = useText();
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current !== key) menu.current?.hidePopover();
    lastKey.current = key;
  }, [key]);
  return (
    <div className="xl:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={navigation.openMenu}
        className={iconButton}
      >
        <Strokes d="M3 7h18M3 12h18M3 17h18" />
      </button>
      <div
        id={menuId}
        ref={menu}
        popover="auto"
        className="on-ink grid-motif fixed! inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto pb-10"
      >
        <div className="page-width flex h-(--header-height) items-center justify-between">
          <Logo />
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={navigation.closeMenu}
            className={iconButton}
          >
            <Strokes d="M5 5l14 14M19 5L5 19" />
          </button>
        </div>
        <nav aria-label={navigation.label} className="page-width pt-6">
          <ul className="flex flex-col text-heading font-medium">
            <MainLinks className="block py-2 aria-[current=page]:text-signal-on-ink" />
          </ul>
          <SiteLink to="/contact-us" className="button-signal mt-8">
            {navigation.speakToAnExpert}
          </SiteLink>
        </nav>
      </div>
    </div>
  );
}

function Strokes({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { useText } from '../language/dictionary.ts';
import { ContactLink } from './contact-link.tsx';
import { Logo } from './logo.tsx';
import { MainLink } from './main-link.tsx';
import { mainLinks } from './navigation.ts';

const menuId = 'mobile-menu';

/**
 * A modal dialog: the focus stays in it, Escape closes it and gives the focus back. Without a
 * script it is a popover, which lets the focus out but opens and closes as well.
 */
export function MobileMenu() {
  const { navigation } = useText();
  const menu = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) openModal(menu.current);
  }, []);
  useEffect(() => {
    if (lastKey.current !== key) menu.current?.close();
    lastKey.current = key;
  }, [key]);
  return (
    <div className="xl:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        onClick={(event) => {
          event.preventDefault();
          openModal(menu.current);
        }}
        aria-label={navigation.openMenu}
        className="icon-button"
      >
        <Icon name="menu" className="size-6" />
      </button>
      <dialog
        id={menuId}
        ref={menu}
        popover="auto"
        aria-label={navigation.menu}
        className="mobile-menu on-ink grid-motif grid-fade"
      >
        <div className="page-width flex h-(--header-height) items-center justify-between">
          <Logo />
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            onClick={() => menu.current?.close()}
            aria-label={navigation.closeMenu}
            className="icon-button"
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        <nav aria-label={navigation.label} className="page-width pt-6">
          <ul className="flex flex-col text-heading font-medium">
            {mainLinks.map((link) => (
              <li key={link.path}>
                <MainLink
                  {...link}
                  // At the click, not on arrival: the next page may take a moment.
                  onClick={() => menu.current?.close()}
                  className="block py-2 aria-[current]:text-signal-on-ink"
                />
              </li>
            ))}
          </ul>
          <ContactLink className="button-signal mt-8">{navigation.speakToAnExpert}</ContactLink>
        </nav>
      </dialog>
    </div>
  );
}

function openModal(menu: HTMLDialogElement | null) {
  menu?.hidePopover();
  menu?.showModal();
}

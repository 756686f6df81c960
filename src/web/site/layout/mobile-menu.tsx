import { Icon } from '../../ui/icon.tsx';
import { useText } from '../page-context.ts';
import { ContactButton } from './contact-dialog.tsx';
import { Logo } from './logo.tsx';
import { MainLink } from './main-link.tsx';
import { CloseButton, OpenButton } from './open-dialog.tsx';
import { useSiteData } from './site-data.ts';

const menuId = 'mobile-menu';

/** A dialog: the focus stays in it, Escape closes it and gives the focus back. */
export function MobileMenu() {
  const { navigation } = useText();
  const { menu } = useSiteData();
  return (
    <div className="xl:hidden">
      <OpenButton dialog={menuId} aria-label={navigation.openMenu} className="icon-button">
        <Icon name="menu" className="size-6" />
      </OpenButton>
      <dialog
        id={menuId}
        popover="auto"
        aria-label={navigation.menu}
        className="mobile-menu on-ink grid-motif grid-fade"
      >
        <div className="page-width flex h-(--header-height) items-center justify-between">
          <Logo />
          <CloseButton dialog={menuId} aria-label={navigation.closeMenu} className="icon-button">
            <Icon name="close" className="size-6" />
          </CloseButton>
        </div>
        <nav aria-label={navigation.label} className="page-width pt-6">
          <ul className="flex flex-col text-heading font-medium">
            {menu
              .filter(({ inHeader }) => inHeader)
              .map((entry) => (
                <li key={entry.page}>
                  <MainLink
                    entry={entry}
                    className="block py-2 aria-[current]:text-signal-on-ink"
                  />
                </li>
              ))}
          </ul>
          <ContactButton className="button-signal mt-8">{navigation.speakToAnExpert}</ContactButton>
        </nav>
      </dialog>
    </div>
  );
}

import { publicPaths } from '../../../model/public-paths.ts';
import { groupClass } from '../../ui/group-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { useText } from '../page-context.ts';
import { ContactButton } from './contact-dialog.tsx';
import { AgencyContact } from './footer/agency.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MainLink } from './main-link.tsx';
import { useHeaderEntries } from './navigation.ts';
import { CloseButton, OpenButton } from './open-dialog.tsx';
import { sharedPart } from './shared-part.tsx';
import { useSiteData } from './site-data.ts';
import { SiteLink } from './site-link.tsx';

const menuId = 'mobile-menu';

/** A dialog: the focus stays in it, Escape closes it and gives the focus back. */
export function MobileMenu({ className }: { className: string }) {
  const { navigation } = useText();
  return (
    <div className={className}>
      <OpenButton dialog={menuId} aria-label={navigation.openMenu} className="icon-button">
        <Icon name="menu" className="size-6" />
      </OpenButton>
      <dialog
        id={menuId}
        popover="auto"
        aria-label={navigation.menu}
        className="mobile-menu on-ink grid-motif grid-fade"
      >
        <div className="menu-head page-width">
          <div>
            <Logo />
          </div>
          <LanguageSwitch />
          <CloseButton dialog={menuId} aria-label={navigation.closeMenu} className="icon-button">
            <Icon name="close" className="size-6" />
          </CloseButton>
        </div>
        <MenuLinks aria-label={navigation.label} className="page-width" />
        <div className="menu-contact page-width">
          <ContactButton className="button-signal">{navigation.speakToAnExpert}</ContactButton>
          <AgencyContact />
        </div>
      </dialog>
    </div>
  );
}

const MenuLinks = sharedPart('nav', function Links() {
  return (
    <>
      <ul className="menu-pages">
        {useHeaderEntries().map((entry) => (
          <li key={entry.page}>
            <MainLink entry={entry} />
          </li>
        ))}
      </ul>
      <Groups />
    </>
  );
});

function Groups() {
  const { servicesMenu } = useText();
  const { services } = useSiteData();
  if (services.length === 0) return null;
  return (
    <ul aria-label={servicesMenu.groups} className="menu-groups">
      {services.map(({ name, route, colour }) => (
        <li key={route} className={groupClass(colour)}>
          <SiteLink to={`${publicPaths.services}${route}`}>{name}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

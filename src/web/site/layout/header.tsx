import { useText } from '../page-context.ts';
import { ContactButton } from './contact-dialog.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MainLink } from './main-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { type MenuEntry, useHeaderEntries } from './navigation.ts';
import { ServicesLink } from './services-link.tsx';
import { sharedPart } from './shared-part.tsx';
import { useSiteData } from './site-data.ts';

export function Header() {
  const { navigation } = useText();
  const isRow = fitsRow(useHeaderEntries());
  return (
    <header className="site-header on-ink">
      <div className="page-width">
        <div className="site-logo">
          <Logo />
        </div>
        {isRow && <HeaderLinks aria-label={navigation.label} />}
        <div className="header-tools">
          <LanguageSwitch />
          <ContactButton className="button-signal button-small">
            {navigation.speakToAnExpert}
          </ContactButton>
          <MobileMenu className={isRow ? 'xl:hidden' : ''} />
        </div>
      </div>
    </header>
  );
}

const HeaderLinks = sharedPart('nav', function Links() {
  const { services } = useSiteData();
  return (
    <ul>
      {useHeaderEntries().map((entry) =>
        entry.page === 'services' && services.length > 0 ? (
          <li key={entry.page} className="h-full">
            <ServicesLink {...entry} />
          </li>
        ) : (
          <li key={entry.page}>
            <MainLink entry={entry} className="header-link" />
          </li>
        ),
      )}
    </ul>
  );
});

/** In characters: what the header holds in three lines, where it is narrowest. */
const room = 150;

/** Longer names have the menu of phones on every screen, which has room for them. */
const fitsRow = (entries: MenuEntry[]) =>
  entries.reduce((sum, { label, badge }) => sum + label.length + badge.length, 0) <= room;

import { useText } from '../page-context.ts';
import { ContactButton } from './contact-dialog.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MainLink } from './main-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import type { MenuEntry } from './navigation.ts';
import { ServicesLink } from './services-link.tsx';
import { useSiteData } from './site-data.ts';

export function Header() {
  const { navigation } = useText();
  const { menu, services } = useSiteData();
  const entries = menu.filter(({ inHeader }) => inHeader);
  const isRow = fitsRow(entries);
  return (
    <header className="site-header on-ink">
      <div className="page-width">
        <div className="site-logo">
          <Logo />
        </div>
        {isRow && (
          <nav aria-label={navigation.label}>
            <ul>
              {entries.map((entry) =>
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
          </nav>
        )}
        <div className="header-tools">
          <LanguageSwitch />
          <ContactButton className="button-signal button-small">
            {navigation.speakToAnExpert}
          </ContactButton>
          <MobileMenu entries={entries} className={isRow ? 'xl:hidden' : ''} />
        </div>
      </div>
    </header>
  );
}

/** In characters: what the header holds in three lines, where it is narrowest. */
const room = 150;

/** Longer names have the menu of phones on every screen, which has room for them. */
const fitsRow = (entries: MenuEntry[]) =>
  entries.reduce((sum, { label, badge }) => sum + label.length + badge.length, 0) <= room;

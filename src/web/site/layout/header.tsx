import { useText } from '../language/dictionary.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MainLinks } from './main-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SiteLink } from './site-link.tsx';

export function Header() {
  const { navigation } = useText();
  return (
    <header className="on-ink sticky top-0 z-40 h-(--header-height) border-b border-ink-line">
      <div className="page-width flex h-full items-center justify-between gap-6">
        <Logo />
        <nav aria-label={navigation.label} className="hidden h-full xl:block">
          <ul className="flex h-full items-center gap-1 text-small font-medium">
            <MainLinks className="header-link" />
          </ul>
        </nav>
        <div className="flex items-center gap-2">
          <LanguageSwitch />
          <SiteLink to="/contact-us" className="button-signal button-small max-sm:hidden">
            {navigation.speakToAnExpert}
          </SiteLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

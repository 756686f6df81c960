import { useText } from '../page-context.ts';
import { ContactButton } from './contact-dialog.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MainLink } from './main-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { mainLinks } from './navigation.ts';
import { ServicesLink } from './services-link.tsx';

export function Header() {
  const { navigation } = useText();
  return (
    <header className="site-header on-ink sticky top-0 z-40 h-(--header-height) border-b border-ink-line">
      <div className="page-width flex h-full items-center justify-between gap-4">
        <Logo />
        <nav aria-label={navigation.label} className="hidden h-full flex-none xl:block">
          <ul className="flex h-full items-center text-small font-medium">
            {mainLinks.map((link) =>
              link.label === 'services' ? (
                <li key={link.path} className="h-full">
                  <ServicesLink {...link} />
                </li>
              ) : (
                <li key={link.path}>
                  <MainLink {...link} className="header-link" />
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className="flex flex-none items-center gap-2">
          <LanguageSwitch />
          <ContactButton className="button-signal button-small max-sm:hidden">
            {navigation.speakToAnExpert}
          </ContactButton>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

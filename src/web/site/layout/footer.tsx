import type { ReactNode } from 'react';
import { useText } from '../language/dictionary.ts';
import { Email, Phone } from './contact-links.tsx';
import { isShown } from './contact-value.ts';
import { Logo } from './logo.tsx';
import { quickLinks } from './navigation.ts';
import { useSiteData } from './site-data.ts';
import { SiteLink } from './site-link.tsx';

export function Footer() {
  const { language, navigation, footer, agencyName } = useText();
  const { settings, services, locations } = useSiteData(language);
  return (
    <footer className="on-ink grid-motif">
      <div className="page-width grid gap-10 py-16 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1.2fr_1fr]">
        <div className="flex flex-col items-start gap-4">
          <Logo />
          {settings && isShown(settings.tagline) && (
            <p className="max-w-80 text-muted-on-ink">{settings.tagline}</p>
          )}
          <ul className="flex flex-col">
            {[settings?.phone1, settings?.phone2].filter(isShown).map((phone) => (
              <li key={phone}>
                <Phone number={phone} />
              </li>
            ))}
            {isShown(settings?.email) && (
              <li>
                <Email address={settings.email} />
              </li>
            )}
          </ul>
        </div>
        <LinkList heading={footer.quickLinks}>
          {quickLinks.map(({ label, path }) => (
            <FooterLink key={path} to={path}>
              {navigation[label]}
            </FooterLink>
          ))}
        </LinkList>
        <LinkList heading={footer.services}>
          {(services ?? footer.builtInServices).map(({ name, route }) => (
            <FooterLink key={route} to={`/services${route}`}>
              {name}
            </FooterLink>
          ))}
        </LinkList>
        {locations.length > 0 && (
          <LinkList heading={footer.locations} scrolls>
            {locations.map(({ _id, location, slug }) => (
              <FooterLink key={_id} to={`/localseo/${slug}`}>
                {location}
              </FooterLink>
            ))}
            <FooterLink to="/localseo">{footer.allLocations}</FooterLink>
          </LinkList>
        )}
      </div>
      {settings && settings.offices.length > 0 && (
        <section aria-label={footer.offices} className="border-t border-ink-line">
          <ul className="page-width grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-3">
            {settings.offices.map(({ city, address, phone }) => (
              <li key={city}>
                <h2 className="text-title font-medium">{city}</h2>
                <p className="mt-2 whitespace-pre-line text-muted-on-ink">{address}</p>
                {isShown(phone) && <Phone number={phone} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="border-t border-ink-line py-6 text-small text-muted-on-ink">
        <p className="page-width">
          © {settings?.agencyName || agencyName}. {footer.rights}
        </p>
      </div>
    </footer>
  );
}

function LinkList(props: { heading: string; scrolls?: boolean; children: ReactNode }) {
  return (
    <section aria-label={props.heading}>
      <h2 className="mb-3 text-small font-medium text-muted-on-ink">{props.heading}</h2>
      <ul className={props.scrolls ? 'max-h-60 overflow-y-auto pe-4' : undefined}>
        {props.children}
      </ul>
    </section>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <SiteLink to={to} className="footer-link">
        {children}
      </SiteLink>
    </li>
  );
}

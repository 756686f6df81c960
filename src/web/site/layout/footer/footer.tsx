import { useText } from '../../language/dictionary.ts';
import { Email, Phone } from '../contact-links.tsx';
import { isShown } from '../contact-value.ts';
import { Logo } from '../logo.tsx';
import { quickLinks } from '../navigation.ts';
import { useSiteData } from '../site-data.ts';
import { FooterLink, FooterPart } from './footer-part.tsx';
import { Meetup } from './meetup.tsx';

export function Footer() {
  const { language, navigation, footer, agencyName } = useText();
  const { settings, services, locations } = useSiteData(language);
  const phones = [settings?.phone1, settings?.phone2].filter(isShown);
  return (
    <footer className="on-ink grid-motif grid-fade max-sm:pb-12">
      {isShown(settings?.schedulingUrl) && <Meetup address={settings.schedulingUrl} />}
      <div className="page-width pt-16 md:grid md:grid-cols-2 md:gap-x-10 md:gap-y-12 lg:grid-cols-[1.5fr_0.7fr_1.2fr_1fr] lg:pt-24">
        <div className="flex flex-col items-start gap-4 max-md:pb-10">
          <Logo />
          {isShown(settings?.tagline) && (
            <p className="max-w-80 text-lead text-muted-on-ink">{settings.tagline}</p>
          )}
          <ul>
            {phones.map((phone) => (
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
        <FooterPart heading={footer.quickLinks}>
          <ul>
            {quickLinks.map(({ label, path }) => (
              <FooterLink key={path} to={path}>
                {navigation[label]}
              </FooterLink>
            ))}
          </ul>
        </FooterPart>
        <FooterPart heading={footer.services}>
          <ul>
            {(services ?? footer.builtInServices).map(({ name, route }) => (
              <FooterLink key={route} to={`/services${route}`}>
                {name}
              </FooterLink>
            ))}
          </ul>
        </FooterPart>
        {locations.length > 0 && (
          <FooterPart heading={footer.locations}>
            <ul className="h-52 overflow-y-auto">
              {locations.map(({ location, slug }) => (
                <FooterLink key={slug} to={`/localseo/${slug}`}>
                  {location}
                </FooterLink>
              ))}
            </ul>
            <ul className="border-t border-ink-line pt-1">
              <FooterLink to="/localseo">{footer.allLocations}</FooterLink>
            </ul>
          </FooterPart>
        )}
        {settings && settings.offices.length > 0 && (
          <FooterPart heading={footer.offices} isWide>
            <ul className="grid gap-6 md:grid-cols-3">
              {settings.offices.map(({ city, address, phone }) => (
                <li key={city}>
                  <h3 className="font-medium">{city}</h3>
                  <p className="whitespace-pre-line text-small text-muted-on-ink">{address}</p>
                  {isShown(phone) && <Phone number={phone} />}
                </li>
              ))}
            </ul>
          </FooterPart>
        )}
      </div>
      <div className="border-t border-ink-line py-6 text-small md:mt-12 text-muted-on-ink">
        <p className="page-width">
          © {settings?.agencyName || agencyName}. {footer.rights}
        </p>
      </div>
    </footer>
  );
}

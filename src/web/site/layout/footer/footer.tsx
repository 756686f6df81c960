import { publicPaths } from '../../../../model/public-paths.ts';
import { fillPath } from '../../../../model/site-path.ts';
import { webAddress } from '../../../../model/web-address.ts';
import { useText } from '../../page-context.ts';
import { Phone } from '../contact-links.tsx';
import { isShown } from '../contact-value.ts';
import { sharedPart } from '../shared-part.tsx';
import { useSiteData } from '../site-data.ts';
import { Agency, AgencyContact, Rights } from './agency.tsx';
import { FooterLinks } from './footer-links.tsx';
import { FooterPart } from './footer-part.tsx';
import { LinksPart } from './links-part.tsx';
import { Meetup } from './meetup.tsx';
import { usePageLinks } from './page-links.ts';
import { SocialLinks } from './social-links.tsx';

export const Footer = () => <Parts className="site-footer on-ink grid-motif grid-fade" />;

const Parts = sharedPart('footer', function FooterParts() {
  const { footer } = useText();
  const { settings, site, services, locations } = useSiteData();
  const columns = site?.footer;
  const scheduler = webAddress(settings?.schedulingUrl ?? '');
  return (
    <>
      {scheduler && site && <Meetup address={scheduler.href} meetup={site.meetup} />}
      <div className="footer-columns page-width">
        <div>
          <Agency />
          <AgencyContact />
          <SocialLinks />
        </div>
        <LinksPart heading={columns?.pages} links={usePageLinks()} />
        {columns?.services && services.length > 0 && (
          <FooterPart heading={columns.services}>
            <FooterLinks
              links={services.map(({ name, route }) => ({
                path: `${publicPaths.services}${route}`,
                name,
              }))}
            />
          </FooterPart>
        )}
        {columns?.locations && locations.length > 0 && (
          <FooterPart heading={columns.locations}>
            <FooterLinks
              className="footer-locations"
              links={locations.map(({ location, slug }) => ({
                path: fillPath(publicPaths.location, slug),
                name: location,
              }))}
            />
            <FooterLinks links={[{ path: publicPaths.locations, name: footer.allLocations }]} />
          </FooterPart>
        )}
        <LinksPart
          heading={columns?.own}
          links={(columns?.links ?? []).map(({ label, to }) => ({ path: to, name: label }))}
        />
        {columns?.offices && settings && settings.offices.length > 0 && (
          <FooterPart heading={columns.offices} isWide>
            <ul>
              {Object.entries(settings.offices).map(([place, { city, address, phone }]) => (
                <li key={place}>
                  <h3>{city}</h3>
                  <p>{address}</p>
                  {isShown(phone) && <Phone number={phone} />}
                </li>
              ))}
            </ul>
          </FooterPart>
        )}
      </div>
      <Rights />
    </>
  );
});

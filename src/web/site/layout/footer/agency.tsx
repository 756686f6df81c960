import { publicPaths } from '../../../../model/public-paths.ts';
import { fillPath } from '../../../../model/site-path.ts';
import { useText } from '../../page-context.ts';
import { Email, Phone } from '../contact-links.tsx';
import { isShown } from '../contact-value.ts';
import { Logo } from '../logo.tsx';
import { useSiteData } from '../site-data.ts';
import { SiteLink } from '../site-link.tsx';

/** Who this is, at the end of a page. */
export function Agency() {
  const { settings } = useSiteData();
  return (
    <>
      <Logo />
      {isShown(settings?.tagline) && (
        <p className="max-w-80 text-lead text-muted-on-ink">{settings.tagline}</p>
      )}
    </>
  );
}

export function AgencyContact() {
  const { settings } = useSiteData();
  return (
    <ul>
      {Object.entries([settings?.phone1, settings?.phone2].filter(isShown)).map(
        ([place, phone]) => (
          <li key={place}>
            <Phone number={phone} />
          </li>
        ),
      )}
      {isShown(settings?.email) && (
        <li>
          <Email address={settings.email} />
        </li>
      )}
    </ul>
  );
}

export function Rights() {
  const { agencyName } = useText();
  const { settings, site, pages } = useSiteData();
  return (
    <div className="footer-rights">
      <div className="page-width">
        <p>
          © {settings?.agencyName || agencyName}. {site?.footer.rights}
        </p>
        <ul>
          {pages.map(({ slug, title }) => (
            <li key={slug}>
              <SiteLink to={fillPath(publicPaths.simplePage, slug)} className="footer-link">
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

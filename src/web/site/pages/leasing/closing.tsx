import { Icon } from '../../../ui/icon.tsx';
import { useText } from '../../language/dictionary.ts';
import { useChatAddress } from '../../layout/chat-address.ts';
import { Email, Phone } from '../../layout/contact-links.tsx';
import { isShown } from '../../layout/contact-value.ts';
import { Logo } from '../../layout/logo.tsx';
import { quickLinks } from '../../layout/navigation.ts';
import { useSiteData } from '../../layout/site-data.ts';
import { SiteLink } from '../../layout/site-link.tsx';
import type { LeasingTexts } from './texts.ts';

const mostLocations = 2;

/** Ends the page in the footer's place. */
export function Closing({ texts }: { texts: LeasingTexts['closing'] }) {
  const { language, navigation, footer, agencyName } = useText();
  const { settings, locations } = useSiteData(language);
  const chat = useChatAddress();
  return (
    <section aria-labelledby="closing-heading" className="on-ink group-house max-sm:pb-14">
      <div aria-hidden="true" className="gradient-fill h-1.5" />
      <div className="grid-motif border-b border-ink-line">
        <div className="page-width section-space flex flex-col items-start gap-6">
          <h2 id="closing-heading" className="max-w-[16ch] text-display font-semibold">
            {texts.heading}
          </h2>
          <p className="max-w-measure text-lead">{texts.text}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <a href="#pricing-plans" className="button-signal">
              {texts.choose}
            </a>
            {chat && (
              <a href={chat} className="button-quiet gap-2">
                <Icon name="chat" />
                {texts.chat}
              </a>
            )}
          </div>
        </div>
      </div>
      <div className="page-width grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1.2fr]">
        <div className="flex flex-col items-start gap-4">
          <Logo />
          {isShown(settings?.tagline) && (
            <p className="max-w-80 text-muted-on-ink">{settings.tagline}</p>
          )}
        </div>
        <LinkList
          heading={footer.quickLinks}
          links={quickLinks.map(({ label, path }) => ({ path, name: navigation[label] }))}
        />
        <LinkList
          heading={texts.locations}
          links={locations
            .slice(0, mostLocations)
            .map(({ location, slug }) => ({ path: `/localseo/${slug}`, name: location }))}
        />
        <div>
          <h3 className="mb-3 text-small font-medium text-muted-on-ink">{navigation.contact}</h3>
          <ul>
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
      </div>
      <div className="border-t border-ink-line py-6 text-small text-muted-on-ink">
        <p className="page-width">
          © {settings?.agencyName || agencyName}. {footer.rights}
        </p>
      </div>
    </section>
  );
}

interface LinkListProps {
  heading: string;
  links: { path: string; name: string }[];
}

function LinkList({ heading, links }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <div>
      <h3 className="mb-3 text-small font-medium text-muted-on-ink">{heading}</h3>
      <ul>
        {links.map(({ path, name }) => (
          <li key={path}>
            <SiteLink to={path} className="footer-link">
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Leasing } from '../../../../model/pages/leasing/index.ts';
import { publicPaths } from '../../../../model/public-paths.ts';
import { fillPath } from '../../../../model/site-path.ts';
import { Clauses } from '../../../ui/clauses.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useChatAddress } from '../../layout/chat-address.ts';
import { Agency, AgencyContact, Rights } from '../../layout/footer/agency.tsx';
import { FooterLinks } from '../../layout/footer/footer-links.tsx';
import { usePageLinks } from '../../layout/footer/page-links.ts';
import { usePageNames } from '../../layout/navigation.ts';
import { useSiteData } from '../../layout/site-data.ts';

const mostLocations = 2;

/** Ends the page in the footer's place. */
export function Closing({ closing }: { closing: Leasing['closing'] }) {
  const { locations: all, site } = useSiteData();
  const pageLinks = usePageLinks();
  const nameOf = usePageNames();
  const locations = all.slice(0, mostLocations);
  const chat = useChatAddress();
  return (
    <section aria-labelledby="closing-heading" className="on-ink group-house max-sm:pb-14">
      <div aria-hidden="true" className="gradient-fill h-1.5" />
      <div className="grid-motif border-b border-ink-line">
        <div className="page-width section-space flex flex-col items-start gap-6">
          <h2 id="closing-heading" className="max-w-[20ch] text-display font-semibold">
            <Clauses text={closing.heading} />
          </h2>
          <p className="max-w-measure text-lead">{closing.text}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <a href="#pricing-plans" className="button-signal">
              {closing.plansButton}
            </a>
            {chat && (
              <a href={chat} className="button-quiet gap-2">
                <Icon name="chat" />
                {closing.chatButton}
              </a>
            )}
          </div>
        </div>
      </div>
      <div className="page-width grid grid-cols-1 gap-10 py-14 sm:grid-cols-2 lease-closing">
        <div className="flex flex-col items-start gap-4">
          <Agency />
        </div>
        {site?.footer.pages && pageLinks.length > 0 && (
          <Column heading={site.footer.pages}>
            <FooterLinks links={pageLinks} />
          </Column>
        )}
        {locations.length > 0 && (
          <Column heading={closing.locations}>
            <FooterLinks
              links={locations.map(({ location, slug }) => ({
                path: fillPath(publicPaths.location, slug),
                name: location,
              }))}
            />
          </Column>
        )}
        <Column heading={nameOf('contact')}>
          <AgencyContact />
        </Column>
      </div>
      <Rights />
    </section>
  );
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="footer-heading">{heading}</h3>
      {children}
    </div>
  );
}

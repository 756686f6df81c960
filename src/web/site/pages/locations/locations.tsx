import { plainLine } from '../../../../model/markdown/plain-text.ts';
import { publicPaths } from '../../../../model/public-paths.ts';
import { Section } from '../../../ui/section.tsx';
import { ContactButton } from '../../layout/contact-dialog.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { SiteLink } from '../../layout/site-link.tsx';
import { withTexts } from '../../load.ts';
import { useText } from '../../page-context.ts';
import { sitePage } from '../../site-page.tsx';
import { GroupArches } from '../service-parts/group-arches.tsx';
import { allLocations } from './all-locations.ts';

const path = publicPaths.locations;

const loadPage = withTexts(allLocations, 'locations');

export const locationsPage = sitePage(loadPage, function Locations({ locations, headings, texts }) {
  const { navigation } = useText();
  const crumbs = [{ name: headings.heading, path }];
  return (
    <>
      <PageHead
        path={path}
        seo={{ title: headings.heading, description: plainLine(headings.text) }}
        crumbs={crumbs}
      />
      <PageBanner
        heading={headings.heading}
        text={headings.text}
        crumbs={crumbs}
        action={
          <ContactButton className="button-signal">{navigation.speakToAnExpert}</ContactButton>
        }
        art={<GroupArches />}
      />
      <Section heading={headings.list}>
        {locations.length > 0 ? (
          <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
            {locations.map(({ slug, location, title }) => (
              <li key={slug} className="border-t border-paper-line">
                <SiteLink to={`${path}/${slug}`} className="group flex h-full flex-col gap-1 py-5">
                  <span className="text-title font-semibold group-hover:text-signal">
                    {location}
                  </span>
                  <span className="text-muted">{title}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-lead text-muted">{texts.none}</p>
        )}
      </Section>
    </>
  );
});

import { publicPaths } from '../../../model/public-paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { PageBanner } from '../layout/page-banner.tsx';
import { useSiteData } from '../layout/site-data.ts';
import { SiteLink } from '../layout/site-link.tsx';
import { useText } from '../page-context.ts';
import { GroupArches } from './service-parts/group-arches.tsx';

export function NotFound() {
  const { notFound } = useText();
  const { site, menu } = useSiteData();
  return (
    <>
      <title>{notFound.title}</title>
      <meta name="robots" content="noindex" />
      <PageBanner
        tagline="404"
        heading={site?.notFound.heading ?? notFound.title}
        text={site?.notFound.text}
        art={<GroupArches />}
      />
      <Section>
        <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
          {menu.map(({ page, label }) => (
            <li key={page} className="border-t border-paper-line">
              <SiteLink
                to={publicPaths[page]}
                className="flex min-h-20 items-center justify-between gap-4 py-3 text-title font-medium hover:text-signal"
              >
                {label}
                <Icon name="arrow" className="size-5 flex-none text-signal" />
              </SiteLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

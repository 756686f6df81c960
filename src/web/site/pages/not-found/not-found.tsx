import { publicPaths } from '../../../../model/public-paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/section.tsx';
import { useSiteData } from '../../layout/site-data.ts';
import { SiteLink } from '../../layout/site-link.tsx';
import { useText } from '../../page-context.ts';
import type { Composed } from '../../site-page.tsx';
import { Words } from '../../text/words.tsx';
import style from './not-found.css?url';
import { Street } from './street.tsx';

export const notFoundPage: Composed = { status: 404, content: <NotFound />, style };

function NotFound() {
  const { notFound } = useText();
  const { site, services, menu } = useSiteData();
  const hasGroups = services.length > 0;
  const ways = hasGroups
    ? services.map(({ name, route }) => ({ name, path: `${publicPaths.services}${route}` }))
    : menu.map(({ page, label }) => ({ name: label, path: publicPaths[page] }));
  return (
    <>
      <title>{notFound.title}</title>
      <meta name="robots" content="noindex" />
      <section className="not-found on-ink grid-motif">
        <div className="page-width">
          <h1 className="font-semibold">{site?.notFound.heading ?? notFound.title}</h1>
          {site && (
            <p className="max-w-measure text-lead text-paper/85">
              <Words text={site.notFound.text} />
            </p>
          )}
          <Street ways={ways} missing={notFound.number} />
        </div>
      </section>
      {hasGroups && (
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
      )}
    </>
  );
}

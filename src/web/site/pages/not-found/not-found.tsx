import { publicPaths } from '../../../../model/public-paths.ts';
import { Section } from '../../../ui/section.tsx';
import { PageHeading } from '../../layout/page-heading.tsx';
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
  const heading = site?.notFound.heading ?? notFound.title;
  const hasGroups = services.length > 0;
  const ways = hasGroups
    ? services.map(({ name, route }) => ({ name, path: `${publicPaths.services}${route}` }))
    : menu.map(({ page, label }) => ({ name: label, path: publicPaths[page] }));
  return (
    <>
      <title>{notFound.title}</title>
      <meta name="robots" content="noindex" />
      <section className="not-found on-ink grid-motif">
        <div className="page-width @container">
          <PageHeading text={heading} beside={site?.notFound.text} />
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
          <ul className="signpost">
            {menu.map(({ page, label }) => (
              <li key={page}>
                <SiteLink to={publicPaths[page]}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

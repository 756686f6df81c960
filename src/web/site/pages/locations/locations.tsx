import { plainLine } from '../../../../model/markdown/plain-text.ts';
import { publicPaths } from '../../../../model/public-paths.ts';
import { ContactButton } from '../../layout/contact-dialog.tsx';
import { Crumbs } from '../../layout/crumbs.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { PageHeading } from '../../layout/page-heading.tsx';
import { withTexts } from '../../load.ts';
import { useText } from '../../page-context.ts';
import { sitePage } from '../../site-page.tsx';
import { Words } from '../../text/words.tsx';
import { allLocations } from './all-locations.ts';
import { City } from './city.tsx';
import style from './locations.css?url';

const path = publicPaths.locations;

const loadPage = withTexts(allLocations, 'locations');

/** An atlas: its title stays in view while the sheets pass by. */
export const locationsPage = sitePage(
  loadPage,
  function Locations({ locations, headings, texts }) {
    const { navigation } = useText();
    const crumbs = [{ name: headings.heading, path }];
    // It tells of the cities: where there are none it would tell of nothing.
    const text = locations.length > 0 ? headings.text : '';
    return (
      <>
        <PageHead
          path={path}
          seo={{ title: headings.heading, description: plainLine(text) }}
          crumbs={crumbs}
        />
        <div className="atlas">
          <section className="on-ink grid-motif">
            <div className="atlas-title @container">
              <Crumbs steps={crumbs} />
              <PageHeading text={headings.heading} beside={text} />
              {text && (
                <p className="text-lead text-paper/85">
                  <Words text={text} />
                </p>
              )}
              <ContactButton className="button-signal">{navigation.speakToAnExpert}</ContactButton>
            </div>
          </section>
          {locations.length > 0 ? (
            <section aria-labelledby="cities" className="atlas-sheets">
              <h2 id="cities" className="text-title font-semibold">
                {headings.list}
              </h2>
              <ul>
                {locations.map((location) => (
                  <City key={location.slug} location={location} />
                ))}
              </ul>
            </section>
          ) : (
            <div className="atlas-sheets">
              <p className="text-lead text-muted">{texts.none}</p>
            </div>
          )}
        </div>
      </>
    );
  },
  { style },
);

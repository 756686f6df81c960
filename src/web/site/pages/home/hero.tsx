import type { Home } from '../../../../model/pages/home/index.ts';
import { publicPaths } from '../../../../model/public-paths.ts';
import { Clauses } from '../../../ui/clauses.tsx';
import { keepsBuiltInPairs } from '../../brand/brand-style.ts';
import { ContactButton } from '../../layout/contact-dialog.tsx';
import { PageHeading } from '../../layout/page-heading.tsx';
import { useSiteData } from '../../layout/site-data.ts';
import { SiteLink } from '../../layout/site-link.tsx';
import { BehindFacade } from './facade/behind-facade.tsx';
import { Facade } from './facade/facade.tsx';
import { HeroFilm, type HeroTexts } from './hero-film.tsx';
import { HeroPicture } from './hero-picture.tsx';
import type { PaintedGroup } from './painted-group.ts';

interface HeroProps {
  hero: Home['hero'];
  groups: PaintedGroup[];
  /** The id of the next section, if there is one. */
  next: string | undefined;
  texts: HeroTexts;
}

export function Hero({ hero, groups, next, texts }: HeroProps) {
  const { settings, site } = useSiteData();
  const lead = hero.lead || settings?.tagline;
  return (
    <section className="hero on-ink">
      <div className="hero-words page-width">
        <PageHeading text={hero.heading} beside={lead}>
          <Clauses text={hero.heading} keepsPrepositions />
        </PageHeading>
        {lead && <p className="max-w-120 text-lead text-muted-on-ink">{lead}</p>}
        <div className="flex flex-wrap gap-2.5">
          <ContactButton className="button-signal">{hero.contactButton}</ContactButton>
          {hero.workButton && (
            <SiteLink to={publicPaths.ourWork} className="button-quiet">
              {hero.workButton}
            </SiteLink>
          )}
        </div>
      </div>
      {hero.image ? (
        <HeroPicture image={hero.image} alt={hero.imageAlt} focus={hero.imageFocus} />
      ) : (
        <div
          data-film="waiting"
          className="hero-art group"
          data-opens={groups.length > 0 ? '' : undefined}
        >
          <Facade />
          {/* It was made in the colours that are built in. */}
          {keepsBuiltInPairs(site?.brand) && <HeroFilm texts={texts} />}
          {groups.length > 0 && <BehindFacade groups={groups} />}
        </div>
      )}
      {next && (
        <div className="scroll-hint page-width">
          {/* Set upright it runs downwards in both languages. */}
          <a
            href={`#${next}`}
            dir="ltr"
            className="text-small font-medium hover:text-signal-on-ink"
          >
            {texts.scrollDown}
          </a>
        </div>
      )}
    </section>
  );
}

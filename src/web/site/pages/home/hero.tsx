import { publicPaths } from '../../../../model/public-paths.ts';
import type { Home } from '../../content.ts';
import { ContactButton } from '../../layout/contact-dialog.tsx';
import { useSiteData } from '../../layout/site-data.ts';
import { SiteLink } from '../../layout/site-link.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { type HeroTexts, HeroVideo } from './hero-video.tsx';

interface HeroProps {
  hero: Home['hero'];
  texts: HeroTexts;
}

export function Hero({ hero, texts }: HeroProps) {
  const { settings, services } = useSiteData();
  const lead = hero.lead || settings?.tagline;
  // The film is dark where the words end; of a picture nobody knows.
  const shade = hero.image ? 'lg:from-52% lg:to-80%' : 'lg:from-40% lg:to-64%';
  return (
    <section className="on-ink relative isolate overflow-hidden">
      {hero.image ? (
        <HeroPicture image={hero.image} alt={hero.imageAlt} focus={hero.imageFocus} />
      ) : (
        <HeroVideo texts={texts} />
      )}
      <div
        aria-hidden="true"
        className={`absolute inset-0 -z-10 bg-linear-to-b from-ink to-transparent to-50% max-lg:top-auto max-lg:h-100 lg:bg-linear-to-r lg:rtl:bg-linear-to-l ${shade}`}
      />
      {/* As tall as the video at most: it is shown at its own size, so that its grid is the site's. */}
      <div className="page-width relative flex min-h-[min(100svh-var(--header-height),67.5rem)] flex-col pt-[clamp(3rem,9svh,7.5rem)] pb-10 max-lg:pb-80">
        <div className="flex flex-1 flex-col items-start gap-7 lg:justify-center lg:pb-20">
          <h1 className="max-w-[11ch] text-[clamp(3.25rem,1.4rem+6.6vw,7rem)] font-semibold">
            {hero.heading}
          </h1>
          {lead && <p className="max-w-120 text-lead text-muted-on-ink">{lead}</p>}
          <div className="flex flex-wrap gap-3">
            <ContactButton className="button-signal">{hero.contactButton}</ContactButton>
            {hero.workButton && (
              <SiteLink to={publicPaths.ourWork} className="button-quiet">
                {hero.workButton}
              </SiteLink>
            )}
          </div>
        </div>
        {/* Beside the words, so that it never lies over them, however low the screen. */}
        <div className="absolute bottom-0 max-sm:bottom-16 sm:start-2">
          <a
            href={services.length > 0 ? '#services' : '#portfolio'}
            // Set upright it runs downwards in both languages.
            dir="ltr"
            className="inline-flex min-w-11 items-center gap-3 pt-2 text-small font-medium [writing-mode:vertical-rl] hover:text-signal-on-ink max-lg:rounded-t-small max-lg:bg-ink"
          >
            {texts.scrollDown}
            <span aria-hidden="true" className="h-14 w-px bg-current" />
          </a>
        </div>
      </div>
    </section>
  );
}

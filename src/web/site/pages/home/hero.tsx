import mosaic from '../../illustrations/mosaic.svg?no-inline';
import { useText } from '../../language/dictionary.ts';
import { useSiteData } from '../../layout/site-data.ts';
import { SiteLink } from '../../layout/site-link.tsx';

export function Hero() {
  const { language, hero, navigation } = useText();
  const { settings } = useSiteData(language);
  return (
    <section className="on-ink grid-motif overflow-hidden">
      <div className="page-width grid min-h-[calc(100svh-var(--header-height))] items-center gap-12 py-16 lg:grid-cols-[1.5fr_1fr]">
        <div className="flex flex-col items-start gap-7">
          <h1 className="text-display font-semibold">{settings?.tagline || hero.heading}</h1>
          <p className="max-w-measure text-lead text-muted-on-ink">{hero.lead}</p>
          <div className="flex flex-wrap gap-3">
            <SiteLink to="/contact-us" className="button-signal">
              {navigation.speakToAnExpert}
            </SiteLink>
            <SiteLink to="/our-work" className="button-quiet">
              {hero.seeOurWork}
            </SiteLink>
          </div>
          <a
            href="#portfolio"
            className="mt-4 inline-flex min-h-11 items-center gap-3 text-small text-muted-on-ink hover:text-white"
          >
            <span aria-hidden="true" className="h-10 w-px bg-signal-on-ink" />
            {hero.scrollDown}
          </a>
        </div>
        <img
          src={mosaic}
          alt=""
          width={480}
          height={480}
          className="mx-auto w-full max-w-120 rtl:-scale-x-100"
        />
      </div>
    </section>
  );
}

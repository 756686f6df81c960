import { publicPaths } from '../../../../model/public-paths.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SiteLink } from '../../layout/site-link.tsx';
import { Said } from '../../text/said.tsx';
import type { PaintedGroup } from './painted-group.ts';

interface ServicesShowcaseProps {
  groups: PaintedGroup[];
  heading: string;
  lead: string;
  texts: SiteWords['home']['services'];
}

/** One band per group, of which one is open. Radio buttons hold which: that needs no script. */
export function ServicesShowcase({ groups, heading, lead, texts }: ServicesShowcaseProps) {
  return (
    <section id="services" aria-labelledby="services-heading">
      <div className="page-width flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pt-[clamp(4rem,8vw,7.5rem)] pb-10">
        <h2 id="services-heading" className="text-heading font-semibold">
          {heading}
        </h2>
        {lead && <p className="max-w-measure text-lead text-muted">{lead}</p>}
      </div>
      <div role="radiogroup" aria-label={texts.choose}>
        {groups.map(({ name, route, services, gradient, motif }, index) => (
          <div
            key={route}
            className={`group gradient-fill relative border-t border-ink text-ink ${gradient}`}
          >
            <svg
              viewBox="-60 -60 120 120"
              aria-hidden="true"
              className="pointer-events-none absolute end-0 top-0 hidden h-full w-auto fill-white opacity-20 lg:group-has-checked:block rtl:-scale-x-100"
            >
              <path d={motif} />
            </svg>
            <h3 className="text-heading font-semibold">
              <label>
                <input
                  type="radio"
                  name="service-group"
                  defaultChecked={index === 0}
                  className="absolute inset-0 size-full cursor-pointer appearance-none -outline-offset-4 outline-ink!"
                />
                <span className="page-width pointer-events-none relative flex items-center justify-between gap-6 py-[clamp(1rem,2.2vw,1.75rem)]">
                  <Said text={name} />
                  <Icon name="plus" className="size-8 flex-none group-has-checked:hidden" />
                </span>
              </label>
            </h3>
            <div className="page-width relative hidden gap-8 pb-[clamp(2rem,4vw,3.5rem)] group-has-checked:grid lg:grid-cols-[1fr_auto] lg:items-end">
              <ul className="flex flex-wrap gap-2.5">
                {services.map((service) => (
                  <li key={service.route}>
                    <SiteLink
                      to={`${publicPaths.services}${service.route}`}
                      className="inline-flex min-h-11 items-center rounded-round bg-paper px-4 py-1.5 font-medium hover:bg-ink hover:text-paper"
                    >
                      <Said text={service.name} />
                    </SiteLink>
                  </li>
                ))}
              </ul>
              <SiteLink
                to={`${publicPaths.services}${route}`}
                className="inline-flex min-h-11 items-center gap-3 rounded-round bg-ink px-5 py-1.5 font-medium text-balance wrap-anywhere text-paper hover:bg-ink-raised max-lg:w-fit"
              >
                {texts.all.replace('{name}', () => name)}
                <Icon name="arrow" />
              </SiteLink>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

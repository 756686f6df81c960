import { publicPaths } from '../../../../model/public-paths.ts';
import { SiteLink } from '../../layout/site-link.tsx';

/** A door, in the wall that the footer is. */
export function Closing({ heading, button }: { heading: string; button: string }) {
  return (
    <section aria-labelledby="closing-heading" className="page-width">
      <div className="way-in on-ink">
        <h2 id="closing-heading" className="text-display font-semibold">
          {heading}
        </h2>
        <SiteLink to={publicPaths.contact} className="button-signal">
          {button}
        </SiteLink>
      </div>
    </section>
  );
}

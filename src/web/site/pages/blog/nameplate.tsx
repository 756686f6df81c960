import type { Blogs } from '../../../../model/pages/blogs/index.ts';
import { publicPaths } from '../../../../model/public-paths.ts';
import { Picture } from '../../../ui/picture.tsx';
import { PageHeading } from '../../layout/page-heading.tsx';
import { SiteLink } from '../../layout/site-link.tsx';
import { Words } from '../../text/words.tsx';

interface NameplateProps {
  heading: string;
  /** Null when they could not be read. */
  banner: Blogs['banner'];
  headings: Blogs['headings'] | null;
}

/** As a newspaper begins: its name across the page, and what it is under it. */
export function Nameplate({ heading, banner, headings }: NameplateProps) {
  return (
    <section className="nameplate page-width @container">
      <PageHeading text={heading} />
      <div className="nameplate-line">
        {banner?.image && (
          <Picture
            src={banner.image}
            alt={banner.imageAlt}
            focus={banner.imageFocus}
            sizes="10rem"
          />
        )}
        {banner?.text && (
          <p className="text-lead">
            <Words text={banner.text} />
          </p>
        )}
        {headings && (
          <div className="flex flex-wrap gap-3">
            <SiteLink to={publicPaths.contact} className="button-signal">
              {headings.firstButton}
            </SiteLink>
            {headings.secondButton && (
              <SiteLink to={publicPaths.contact} className="button-quiet">
                {headings.secondButton}
              </SiteLink>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

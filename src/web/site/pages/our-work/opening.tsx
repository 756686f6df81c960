import type { OurWork } from '../../../../model/pages/our-work/index.ts';
import { isSeeThrough } from '../../../../model/picture.ts';
import { Picture } from '../../../ui/picture.tsx';
import { PageHeading } from '../../layout/page-heading.tsx';
import { Words } from '../../text/words.tsx';

interface OpeningProps {
  heading: string;
  banner: OurWork['banner'];
}

/** The picture comes in from the edge; a photograph also reaches down into what follows. */
export function Opening({ heading, banner }: OpeningProps) {
  return (
    <section className="work-opening on-ink grid-motif group-house">
      <div className="page-width">
        <div className="@container">
          {banner?.tagline && (
            <p className="mb-5 flex items-center gap-3 font-medium text-signal-on-ink">
              <span aria-hidden="true" className="gradient-fill h-1 w-10 rounded-round" />
              {banner.tagline}
            </p>
          )}
          <PageHeading text={heading} />
        </div>
        {banner?.image && (
          <Picture
            src={banner.image}
            alt={banner.imageAlt}
            focus={banner.imageFocus}
            priority
            sizes="(min-width: 1024px) 58vw, 100vw"
            className={isSeeThrough(banner.image) ? 'work-drawing' : 'work-photo'}
          />
        )}
        {banner?.text && (
          <p className="text-lead text-paper/85">
            <Words text={banner.text} />
          </p>
        )}
      </div>
    </section>
  );
}

import type { About } from '../../../../model/pages/about/index.ts';
import { isSeeThrough } from '../../../../model/picture.ts';
import { Picture } from '../../../ui/picture.tsx';
import { PageHeading } from '../../layout/page-heading.tsx';
import { Words } from '../../text/words.tsx';

interface OpeningProps {
  heading: string;
  banner: About['banner'];
}

/** What the house says of itself, on the axis of its front; a photograph goes from edge to edge. */
export function Opening({ heading, banner }: OpeningProps) {
  return (
    <section className="about-opening on-ink grid-motif">
      <div className="page-width @container">
        <PageHeading text={heading} beside={banner?.text} />
        {banner?.text && (
          <p className="text-lead text-paper/85">
            <Words text={banner.text} />
          </p>
        )}
      </div>
      {banner?.image && (
        <Picture
          src={banner.image}
          alt={banner.imageAlt}
          focus={banner.imageFocus}
          priority
          sizes={isSeeThrough(banner.image) ? '(min-width: 640px) 36rem, 92vw' : '100vw'}
          className={isSeeThrough(banner.image) ? 'about-front' : 'about-photo'}
        />
      )}
    </section>
  );
}

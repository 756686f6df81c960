import { Picture } from '../../../ui/picture.tsx';
import type { About } from '../../content.ts';
import { Words } from '../../text/words.tsx';

interface OpeningProps {
  heading: string;
  banner: About['banner'];
}

/** What the house says of itself, over its front from edge to edge. */
export function Opening({ heading, banner }: OpeningProps) {
  return (
    <section className="about-opening on-ink">
      <div className="page-width">
        <h1 className="font-semibold">{heading}</h1>
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
          sizes="100vw"
        />
      )}
    </section>
  );
}

import type { ReactNode } from 'react';
import { isSeeThrough } from '../../../model/picture.ts';
import { Picture } from '../../ui/picture.tsx';
import { Words } from '../text/words.tsx';
import { type Crumb, Crumbs } from './crumbs.tsx';
import { PageHeading } from './page-heading.tsx';

interface BannerPicture {
  image: string | null;
  imageAlt: string;
  imageFocus: string;
}

interface PageBannerProps {
  heading: string;
  /** With marks within the line. */
  text?: string | undefined;
  tagline?: string | undefined;
  /** The way here, on pages that lie below others. */
  crumbs?: Crumb[];
  /** Buttons under the text. */
  action?: ReactNode;
  /** The block or record that holds the picture. */
  picture?: BannerPicture | null | undefined;
  /** What stands beside the words on a wide screen where there is no picture. */
  art?: ReactNode;
  /** The class of its colours on the pages of a service group: the banner stands in its colours. */
  group?: string;
  /** What it ends with, in place of a line. */
  foot?: ReactNode;
}

/** How every page but the home page begins. */
export function PageBanner(props: PageBannerProps) {
  const { heading, text, tagline, crumbs, action, picture, art, group, foot } = props;
  const beside = picture?.image ? <BannerPicture {...picture} image={picture.image} /> : art;
  return (
    <section
      className={`page-banner on-ink grid-motif ${group ?? 'group-house'}`}
      data-beside={beside ? (group ? 'arch' : 'art') : undefined}
    >
      {group && <div aria-hidden="true" className="gradient-deep absolute inset-0 -z-2" />}
      <div className="page-width flex flex-col pt-5">
        {crumbs && <Crumbs steps={crumbs} />}
        <div className="banner-words @container">
          {tagline && (
            <p className="flex items-center gap-3 font-medium text-signal-on-ink">
              <span aria-hidden="true" className="gradient-fill h-1 w-10 rounded-round" />
              {tagline}
            </p>
          )}
          <PageHeading text={heading} beside={text} className="max-w-[18ch]" />
          {text && (
            <p className="max-w-measure text-lead text-paper/85">
              <Words text={text} />
            </p>
          )}
          {action && <div className="flex flex-wrap gap-3 pt-2">{action}</div>}
        </div>
        {beside && <div className="banner-art">{beside}</div>}
      </div>
      {group ? foot : <div aria-hidden="true" className="gradient-fill h-1.5" />}
    </section>
  );
}

/** The largest thing on the first screen. What lets the page through stands free at its foot. */
function BannerPicture({ image, imageAlt, imageFocus }: BannerPicture & { image: string }) {
  return (
    <Picture
      src={image}
      alt={imageAlt}
      focus={imageFocus}
      priority
      sizes="(min-width: 1440px) 600px, (min-width: 1280px) 480px, (min-width: 1024px) 360px, 92vw"
      className={isSeeThrough(image) ? 'banner-drawing' : 'banner-photo'}
    />
  );
}

import type { Location } from '../../../../model/pages/local-seo/index.ts';
import { publicPaths } from '../../../../model/public-paths.ts';
import { fillPath } from '../../../../model/site-path.ts';
import { Picture, PicturePlaceholder } from '../../../ui/picture.tsx';
import { SiteLink } from '../../layout/site-link.tsx';
import { Said } from '../../text/said.tsx';

type CityProps = {
  location: Pick<Location, 'slug' | 'location' | 'title' | 'image' | 'imageFocus'>;
};

/** One sheet. Its drawing stands beside its name, so it needs no text of its own. */
export function City({ location: { slug, location, title, image, imageFocus } }: CityProps) {
  return (
    <li className="later group">
      {image ? (
        <Picture
          src={image}
          alt=""
          focus={imageFocus}
          sizes="(min-width: 1600px) 20vw, (min-width: 1024px) 28vw, calc(50vw - 1.75rem)"
          className="city-picture"
        />
      ) : (
        <PicturePlaceholder className="city-picture" />
      )}
      <SiteLink to={fillPath(publicPaths.location, slug)}>
        <span className="font-semibold group-hover:text-signal">
          <Said text={location} />
        </span>
        <span className="text-small text-muted">
          <Said text={title} />
        </span>
      </SiteLink>
    </li>
  );
}

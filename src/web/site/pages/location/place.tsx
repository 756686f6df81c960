import type { ReactNode } from 'react';
import type { Location } from '../../../../model/pages/local-seo/index.ts';
import { Picture } from '../../../ui/picture.tsx';
import { type Crumb, Crumbs } from '../../layout/crumbs.tsx';
import { PageHeading } from '../../layout/page-heading.tsx';
import { Words } from '../../text/words.tsx';
import { GroupArches } from '../service-parts/group-arches.tsx';
import { Legend } from './legend.tsx';

interface PlaceProps {
  location: Location;
  crumbs: Crumb[];
  /** Buttons under the text. */
  children: ReactNode;
}

/** The city as a map shows it: drawn large, with a legend in its corner. */
export function Place({ location, crumbs, children }: PlaceProps) {
  const { title, description, image, imageAlt, imageFocus, fact } = location;
  return (
    <section className="place on-ink grid-motif">
      <div className="page-width @container">
        <Crumbs steps={crumbs} />
        <PageHeading text={title} />
        {image ? (
          <Picture
            src={image}
            alt={imageAlt}
            focus={imageFocus}
            priority
            sizes="(min-width: 1280px) 72.5rem, 92vw"
            className="place-picture"
          />
        ) : (
          <div className="place-picture">
            <GroupArches />
          </div>
        )}
        <Legend {...fact} />
        <div className="place-text">
          <p className="text-lead text-paper/85">
            <Words text={description} />
          </p>
          <div className="flex flex-wrap gap-3">{children}</div>
        </div>
      </div>
    </section>
  );
}

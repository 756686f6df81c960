import { type RefObject, useState } from 'react';
import { publicPaths } from '../../../../model/public-paths.ts';
import { gradientOf } from '../../../ui/gradient.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Menu } from '../../content.ts';
import { useText } from '../../language/dictionary.ts';
import { SiteLink } from '../site-link.tsx';
import { Categories } from './categories.tsx';
import { FeaturedBlogs } from './featured-blogs.tsx';
import { texts } from './texts.ts';
import { useClosing } from './use-closing.ts';
import { useMenu } from './use-menu.ts';

export interface ServicesPanelProps {
  /** The list item around the link and the panel. */
  item: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function ServicesPanel({ item, onClose }: ServicesPanelProps) {
  const { language } = useText();
  const { menu, blogs } = useMenu(language);
  useClosing(item, onClose);
  return (
    <div className="services-panel">
      {menu ? (
        <Groups menu={menu} blogs={blogs} />
      ) : (
        <div className="py-16">
          <Spinner size="medium" text={texts[language].loadingMenu} />
        </div>
      )}
    </div>
  );
}

function Groups({ menu, blogs }: { menu: Menu; blogs: ReturnType<typeof useMenu>['blogs'] }) {
  const { language } = useText();
  const names = Object.keys(menu);
  const [chosen, choose] = useState(names[0]);
  const active = chosen !== undefined && chosen in menu ? chosen : names[0];
  const group = active === undefined ? undefined : menu[active];
  if (active === undefined || !group) return null;
  return (
    <div className="page-width pt-5 pb-8">
      <ul
        aria-label={texts[language].groups}
        className="flex flex-wrap gap-x-2 border-b border-ink-line"
      >
        {names.map((name) => {
          const { route } = menu[name] ?? group;
          return (
            <li key={name} className={gradientOf(route.slice(1))}>
              <SiteLink
                to={`${publicPaths.services}${route}`}
                onPointerEnter={() => choose(name)}
                onFocus={() => choose(name)}
                data-active={name === active}
                className="menu-group"
              >
                {name}
              </SiteLink>
            </li>
          );
        })}
      </ul>
      <div
        className={`grid grid-cols-[1fr_1.6fr_1fr] gap-10 pt-6 ${gradientOf(group.route.slice(1))}`}
      >
        <Categories key={active} group={active} categories={group.categories} />
        <FeaturedBlogs blogs={blogs} group={group} />
      </div>
    </div>
  );
}

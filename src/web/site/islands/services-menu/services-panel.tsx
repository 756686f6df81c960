import { useState } from 'react';
import type { Language } from '../../../../model/language.ts';
import { publicPaths } from '../../../../model/public-paths.ts';
import { gradientOf } from '../../../ui/gradient.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { addressIn } from '../../language/address.ts';
import { Categories } from './categories.tsx';
import { FeaturedBlogs } from './featured-blogs.tsx';
import { texts } from './texts.ts';
import { useMenu } from './use-menu.ts';

interface ServicesPanelProps {
  language: Language;
  /** What the page itself knows: enough to begin with. */
  groups: { name: string; route: string }[];
  featuredBlog: string;
}

export function ServicesPanel({ language, groups, featuredBlog }: ServicesPanelProps) {
  const { menu, blogs } = useMenu(language);
  const [chosen, choose] = useState('');
  const shown = menu ? Object.entries(menu).map(([name, { route }]) => ({ name, route })) : groups;
  const active = shown.find(({ name }) => name === chosen) ?? shown[0];
  const group = active && menu?.[active.name];
  return (
    <div className="services-panel">
      <div className="page-width pt-5 pb-8">
        <ul
          aria-label={texts[language].groups}
          className="flex flex-wrap gap-x-2 border-b border-ink-line"
        >
          {shown.map(({ name, route }) => (
            <li key={name} className={gradientOf(route.slice(1))}>
              <a
                href={addressIn(language, `${publicPaths.services}${route}`)}
                onPointerEnter={() => choose(name)}
                onFocus={() => choose(name)}
                data-active={name === active?.name}
                className="menu-group"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        {group ? (
          <div
            className={`grid grid-cols-[1fr_1.6fr_1fr] gap-10 pt-6 ${gradientOf(group.route.slice(1))}`}
          >
            <Categories
              key={active.name}
              language={language}
              group={active.name}
              categories={group.categories}
            />
            <FeaturedBlogs language={language} heading={featuredBlog} blogs={blogs} group={group} />
          </div>
        ) : (
          !menu && (
            <div className="needs-script py-16">
              <Spinner size="medium" text={texts[language].loadingMenu} />
            </div>
          )
        )}
      </div>
    </div>
  );
}

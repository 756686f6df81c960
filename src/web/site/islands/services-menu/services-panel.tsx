import { useState } from 'react';
import { services } from '../../../../features/services/feature.ts';
import { addressIn } from '../../../../model/addresses.ts';
import type { Language } from '../../../../model/language.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { Arch } from '../../../ui/arch.tsx';
import { groupClass } from '../../../ui/group-class.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import type { NamedGroup } from '../../layout/site-data.ts';
import { Categories } from './categories.tsx';
import { FeaturedBlogs } from './featured-blogs.tsx';
import { useMenu } from './use-menu.ts';

export interface ServicesPanelProps {
  language: Language;
  /** What the page itself knows: enough to begin with. */
  groups: NamedGroup[];
  /** The heading over posts; none where there is no blog. */
  featuredBlog: string | undefined;
  texts: SiteWords['common']['servicesMenu'];
}

export function ServicesPanel({ language, groups, featuredBlog, texts }: ServicesPanelProps) {
  const { menu, blogs } = useMenu(language, { groups, withBlogs: Boolean(featuredBlog) });
  const [chosen, choose] = useState('');
  const shown = menu ? Object.entries(menu).map(([name, group]) => ({ name, ...group })) : groups;
  const active = shown.find(({ name }) => name === chosen) ?? shown[0];
  const group = active && menu?.[active.name];
  return (
    <div className="services-panel">
      <div className="page-width">
        <ul aria-label={texts.groups} className="flex flex-wrap gap-x-2 border-b border-ink-line">
          {shown.map(({ name, route, colour }) => (
            <li key={name} className={groupClass(colour)}>
              <a
                href={addressIn(language, `${services.paths.services}${route}`)}
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
          <div className={`menu-body ${groupClass(group.colour)}`}>
            <Categories
              key={active.name}
              language={language}
              label={texts.categories.replace('{group}', () => active.name)}
              categories={group.categories}
            />
            <Arch
              key={`${active.name}-arch`}
              position={shown.indexOf(active)}
              height={400}
              className="menu-arch"
            />
            {featuredBlog && (
              <FeaturedBlogs
                language={language}
                heading={featuredBlog}
                blogs={blogs}
                group={group}
                instead={blogs ? texts.noBlogs : texts.loadingBlogs}
              />
            )}
          </div>
        ) : (
          !menu && (
            <div className="needs-script py-16">
              <Spinner size="medium" text={texts.loadingMenu} />
            </div>
          )
        )}
      </div>
    </div>
  );
}

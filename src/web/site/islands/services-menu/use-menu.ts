import { useEffect, useState } from 'react';
import type {
  BlogSummary,
  Menu,
  ServicesMenus,
} from '../../../../model/contracts/named-answers.ts';
import type { Language } from '../../../../model/language.ts';
import type { NamedGroup } from '../../layout/site-data.ts';
import { menuInstead } from './menu-instead.ts';

interface MenuData {
  menu?: Menu;
  /** `undefined` while they are loading, and where they are not wanted. */
  blogs?: BlogSummary[];
}

/** Read when the panel starts: a page that nobody opens it on is spared them. */
export function useMenu(
  language: Language,
  { groups, withBlogs }: { groups: NamedGroup[]; withBlogs: boolean },
): MenuData {
  const [data, setData] = useState<MenuData>({});
  useEffect(() => {
    let isGone = false;
    const keep = (part: MenuData) => {
      if (!isGone) setData((data) => ({ ...data, ...part }));
    };
    readMenu(language, groups).then((menu) => keep({ menu }));
    if (withBlogs) readBlogs(language).then((blogs) => keep({ blogs }));
    return () => {
      isGone = true;
    };
  }, [language, groups, withBlogs]);
  return data;
}

async function readMenu(language: Language, groups: NamedGroup[]): Promise<Menu> {
  try {
    const navbar = (await readJson('/api/services/navbar')) as ServicesMenus;
    return navbar[language === 'ar' ? 'Arabic' : 'English'];
  } catch {
    // Silently: the page has the groups, and the built-in menu has categories for them.
  }
  const { menu } =
    language === 'ar'
      ? await import('virtual:built-in-menu/ar')
      : await import('virtual:built-in-menu/en');
  return menuInstead(groups, menu);
}

async function readBlogs(language: Language): Promise<BlogSummary[]> {
  try {
    return (await readJson(
      `/api/blogs/latest${language === 'ar' ? '?lang=ar' : ''}`,
    )) as BlogSummary[];
  } catch (error) {
    console.error(error);
    return [];
  }
}

async function readJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`HTTP error! status: ${answer.status}`);
  return answer.json();
}

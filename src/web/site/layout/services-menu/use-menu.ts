import { useEffect, useState } from 'react';
import type { Language } from '../../../../model/language.ts';
import { apiReader } from '../../api-reader.ts';
import type { BlogSummary, Menu, Navbar } from '../../content.ts';

interface MenuData {
  menu?: Menu;
  /** `undefined` while they are loading. */
  blogs?: BlogSummary[];
}

const known: Partial<Record<Language, MenuData>> = {};

/** What was shown last is there at once, and is brought up to date behind it. */
export function useMenu(language: Language): MenuData {
  const [data, setData] = useState<MenuData>(known[language] ?? {});
  useEffect(() => {
    let isGone = false;
    const keep = (part: MenuData) => {
      known[language] = { ...known[language], ...part };
      if (!isGone) setData(known[language]);
    };
    readMenu(language).then((menu) => keep({ menu }));
    readBlogs(language).then((blogs) => keep({ blogs }));
    return () => {
      isGone = true;
    };
  }, [language]);
  return data;
}

async function readMenu(language: Language): Promise<Menu> {
  try {
    const navbar = (await apiReader.read('/services/navbar')) as Navbar;
    const menu = navbar[language === 'ar' ? 'Arabic' : 'English'];
    if (Object.keys(menu).length > 0) return menu;
  } catch {
    // The built-in menu takes its place, silently.
  }
  const { menu } =
    language === 'ar' ? await import('./built-in/ar.ts') : await import('./built-in/en.ts');
  return menu;
}

async function readBlogs(language: Language): Promise<BlogSummary[]> {
  try {
    return (await apiReader.read('/blogs/latest', language)) as BlogSummary[];
  } catch (error) {
    console.error(error);
    return [];
  }
}

import { useEffect, useState } from 'react';
import type { Language } from '../../../../model/language.ts';
import { apiReader } from '../../api-reader.ts';
import type { BlogList } from '../../content.ts';

export interface FeaturedBlog {
  title: string;
  /** Missing while the title belongs to no post. */
  id?: string;
}

const known = new Map<string, FeaturedBlog>();

/** The posts behind the titles that an editor has put beside a group. */
export function useFeatured(titles: readonly string[], language: Language): FeaturedBlog[] {
  const [, setFound] = useState(0);
  useEffect(() => {
    for (const title of titles) {
      if (known.has(title)) continue;
      known.set(title, { title });
      findPost(title, language)
        .then((id) => {
          if (!id) return;
          known.set(title, { title, id });
          setFound((count) => count + 1);
        })
        .catch(console.error);
    }
  }, [titles, language]);
  return titles.map((title) => known.get(title) ?? { title });
}

async function findPost(title: string, language: Language): Promise<string | undefined> {
  const path = `/blogs?limit=5&search=${encodeURIComponent(title)}`;
  const { blogs } = (await apiReader.read(path, language)) as BlogList;
  return blogs.find((blog) => blog.title === title)?._id;
}

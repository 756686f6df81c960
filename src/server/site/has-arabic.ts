import type { ContentReader } from '../../model/contracts/content-reader.ts';
import { type FixedPage, readFixedPage } from './fixed-pages.ts';

/** Whether anything that a page shows has its Arabic. */
export async function fixedPageInArabic(page: FixedPage, reader: ContentReader): Promise<boolean> {
  if (page.feature.unstored === 'texts') return true;
  const answer = (await readFixedPage(page, reader)) as Record<string, unknown>;
  return page.mainContent.some((key) => holdsArabic(answer[key]));
}

/** What the product brings along is in both languages and says nothing of what an editor wrote. */
function holdsArabic(value: unknown, isBuiltIn = false): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const within = 'version' in value ? value.version === 0 : isBuiltIn;
  return (
    ('ar' in value && !within) || Object.values(value).some((inner) => holdsArabic(inner, within))
  );
}

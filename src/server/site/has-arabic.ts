import type { ContentReader } from '../http/reads.ts';
import type { FixedPage } from './fixed-pages.ts';

/** Whether anything that a page shows has its Arabic. */
export async function fixedPageInArabic(
  { content }: FixedPage,
  reader: ContentReader,
): Promise<boolean> {
  return content === undefined || holdsArabic(await reader.read(content));
}

function holdsArabic(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'ar' in value || Object.values(value).some(holdsArabic);
}

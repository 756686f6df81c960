import type { ContentReader } from '../http/reads.ts';
import type { FixedPage } from './fixed-pages.ts';

/** Whether anything that a page shows has its Arabic. */
export async function fixedPageInArabic(
  { content, mainContent = [] }: FixedPage,
  reader: ContentReader,
): Promise<boolean> {
  if (content === undefined) return true;
  const answer = (await reader.read(content)) as Record<string, unknown>;
  return mainContent.some((key) => holdsArabic(answer[key]));
}

function holdsArabic(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'ar' in value || Object.values(value).some(holdsArabic);
}

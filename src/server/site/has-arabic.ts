import type { ContentReader } from '../http/reads.ts';
import type { FixedPage } from './fixed-pages.ts';

/** Whether anything that a page shows has its Arabic. */
export async function fixedPageInArabic(
  { feature, content, mainContent }: FixedPage,
  reader: ContentReader,
): Promise<boolean> {
  if (feature.unstored === 'texts') return true;
  const answer = (await reader.read(content)) as Record<string, unknown>;
  return mainContent.some((key) => holdsArabic(answer[key]));
}

/** What the product brings along is in both languages and says nothing of what an editor wrote. */
function holdsArabic(value: unknown, isBuiltIn = false): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const within = 'version' in value ? value.version === 0 : isBuiltIn;
  return (
    ('ar' in value && !within) || Object.values(value).some((inner) => holdsArabic(inner, within))
  );
}

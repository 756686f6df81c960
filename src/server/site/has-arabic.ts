import type { ContentReader } from '../http/reads.ts';
import type { FixedPage } from './fixed-pages.ts';

type Texts = Record<string, unknown>;

/** Whether the main text of a service or a location has its Arabic. */
export const describedInArabic = (record: Texts) => Boolean((record.ar as Texts)?.description);

/** Whether the article itself has its Arabic: a translated title alone is no Arabic page. */
export const postInArabic = (post: Texts) => {
  const { ar } = post.description as { ar?: Texts };
  return Boolean(ar?.mainPara);
};

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

import type { PublicPage } from '../../model/vocabulary/nodes.ts';
import type { Stored } from '../../model/vocabulary/translate.ts';
import type { FoundRecord } from '../content/find-record.ts';
import { storedOf } from '../content/show-record.ts';
import type { ContentReader } from '../http/reads.ts';
import type { FixedPage } from './fixed-pages.ts';

/** Whether the main text of a record has its Arabic: a translated title alone is no Arabic page. */
export function recordInArabic({ place, row }: Pick<FoundRecord, 'place' | 'row'>): boolean {
  const { mainText } = place.node.publicPage as PublicPage;
  const holder = mainText.slice(0, -1).reduce((value, key) => value[key] as Stored, storedOf(row));
  return Boolean(holder.ar?.[mainText.at(-1) ?? '']);
}

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

import { storable } from '../../model/storable.ts';
import { isInArabic, type Stored } from '../../model/vocabulary/translate.ts';
import type { Place } from '../../model/vocabulary/tree.ts';
import { slugsOf } from './slugs.ts';

/** The columns that a body decides. */
export function deriveColumns({ node }: Pick<Place, 'node'>, body: Stored) {
  if (node.type === 'block') {
    return { slug: null, alias: null, hidden: 0, title: null, title_ar: null, in_arabic: 0 };
  }
  return {
    ...slugsOf(node, body),
    hidden: (node.isPublic?.(body) ?? true) ? 0 : 1,
    title: node.idFrom ? plainText(body[node.idFrom]) : null,
    title_ar: node.idFrom ? plainText(body.ar?.[node.idFrom]) : null,
    in_arabic: node.publicPage && isInArabic(node.publicPage.mainText, body) ? 1 : 0,
  };
}

const plainText = (value: unknown) => (value ? storable(String(value)) : null);

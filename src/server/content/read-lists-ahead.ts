import { languages } from '../../model/language.ts';
import type { Page } from '../../model/vocabulary/nodes.ts';
import { placesOf } from '../../model/vocabulary/tree.ts';
import { debounce } from '../timing/debounce.ts';
import type { Changes } from './changes.ts';
import type { Content } from './content.ts';
import { listOf } from './lists.ts';

/**
 * Reads all that the lists without pages carry, now and after each change to one: from then on it is in the
 * memory of records, and no visitor's request pays for reading hundreds of them.
 */
export function readListsAhead(
  pages: readonly Page[],
  content: Pick<Content, 'readPage'>,
  changes: Pick<Changes, 'onChange'>,
): Promise<void> {
  const withList = pages.filter(listOf);
  const kinds = withList.flatMap(placesOf).map(({ kind }) => kind);
  const read = async () => {
    for (const page of withList) {
      for (const language of [undefined, ...languages]) {
        // What cannot be read now is read by whoever asks for it.
        await content.readPage(page, { language, asBytes: true }).catch(() => {});
      }
    }
  };
  const readSoon = debounce(read);
  changes.onChange((change) => {
    if (kinds.some((kind) => change.touchesKind(kind))) readSoon();
  });
  return read();
}

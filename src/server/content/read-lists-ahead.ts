import { languages } from '../../model/language.ts';
import type { Page } from '../../model/vocabulary/nodes.ts';
import { afterAPause } from '../process/after-a-pause.ts';
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
  const read = async () => {
    for (const page of withList) {
      for (const language of [undefined, ...languages]) {
        // What cannot be read now is read by whoever asks for it.
        await content.readPage(page, { language, asBytes: true }).catch(() => {});
      }
    }
  };
  const readSoon = afterAPause(read);
  changes.onChange((changed) => {
    if (changed === null || withList.some(({ key }) => key === changed)) readSoon();
  });
  return read();
}

import type { ContentReader } from '../../model/contracts/content-reader.ts';
import { settings } from '../../model/pages/settings/index.ts';
import type { Changes } from '../content/changes.ts';

/**
 * The agency's telephone number as it was last read. A visitor whose message cannot be kept is
 * given it, at a moment when the database may not be readable.
 */
export function watchTelephone(reader: ContentReader, changes: Pick<Changes, 'onChange'>) {
  let known: string | undefined;
  const read = async () => {
    const numbers = await reader.page('settings').catch(() => null);
    if (numbers) known = [numbers.phone1, numbers.phone2].find((each) => each && isNumber(each));
  };
  // After the reader, which forgets its old answer on the same change.
  changes.onChange((change) => {
    if (change.touchesKind(settings.key)) setImmediate(read);
  });
  return { read, telephone: () => known };
}

/** Not one of the placeholders for an empty field. */
const isNumber = (text: string) => /\d\D*\d\D*\d/.test(text);

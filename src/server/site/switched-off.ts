import type { ContentReader } from '../../model/contracts/content-reader.ts';
import { forEachSwitch, type InUse, pathInUse } from '../../model/in-use.ts';
import { pages } from '../../model/pages/index.ts';
import type { Read } from '../http/reads.ts';
import { fixedPages } from './fixed-pages.ts';
import { readInUse } from './read-in-use.ts';

/** Whether all that a read answers with is of public pages that are switched off. */
export async function isSwitchedOff(read: Read, reader: ContentReader): Promise<boolean> {
  return canBeSwitchedOff(read) && areOff(read, await readInUse(reader));
}

/** Whether that can come to be: a read that shows anything else is always there. */
export const canBeSwitchedOff = (read: Read) => read.pages.length > 0 && areOff(read, nothingInUse);

const areOff = ({ pages }: Read, inUse: InUse) =>
  pages.every((key) => {
    const path = publicPathOf.get(key);
    return path !== undefined && pathInUse(path, inUse) === undefined;
  });

const nothingInUse: InUse = {
  ...forEachSwitch(() => false),
  currencies: { aed: false, sar: false },
};

const publicPathOf = new Map([
  ...pages.map(({ key, publicPath }) => [key, publicPath] as const),
  ...fixedPages.map(({ feature, path }) => [`seo.${feature.seo}`, path] as const),
]);

import { createContext, useContext } from 'react';
import { type InUse, pathInUse } from '../../../model/in-use.ts';

/** Where that cannot be read there is nothing that anybody should do without. */
export const everythingInUse: InUse & { arabic: boolean } = {
  leasing: true,
  ourWork: true,
  blog: true,
  localSeo: true,
  arabic: true,
  currencies: { aed: true, sar: true },
};

/** Which pages, currencies and languages the site has. */
export const InUseContext = createContext(everythingInUse);

/** Whether the site is in Arabic too: where it is not, nobody is asked for any. */
export const useArabic = () => useContext(InUseContext).arabic;

/** Where a page can be seen, if it can: one that is switched off answers 404. */
export const usePathInUse = (path: string) => pathInUse(path, useContext(InUseContext));

import { createContext, useContext } from 'react';
import { everythingInUse, pathInUse } from '../../../model/in-use.ts';

/** Which pages, currencies and languages the site has. */
export const InUseContext = createContext(everythingInUse);

/** Whether the site is in Arabic too: where it is not, nobody is asked for any. */
export const useArabic = () => useContext(InUseContext).arabic;

/** Where a page can be seen, if it can: one that is switched off answers 404. */
export const usePathInUse = (path: string) => pathInUse(path, useContext(InUseContext));

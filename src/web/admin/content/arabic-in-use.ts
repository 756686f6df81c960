import { createContext, useContext } from 'react';

/** Whether the site is in Arabic too: where it is not, nobody is asked for any. */
export const ArabicInUse = createContext(true);

export const useArabic = () => useContext(ArabicInUse);

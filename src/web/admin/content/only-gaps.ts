import { createContext, useContext } from 'react';

/** Whether a screen shows only what is still to be translated. */
export const OnlyGapsContext = createContext(false);

export const useOnlyGaps = () => useContext(OnlyGapsContext);

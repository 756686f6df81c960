import { createContext } from 'react-router';

/** Where a failure that the visitor gets around is told: the server's log, or the console. */
export const errorLog = createContext<(error: unknown) => void>((error) => console.error(error));

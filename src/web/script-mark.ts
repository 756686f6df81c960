import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

/**
 * A word that nobody can guess, new for each page: the server allows the inline scripts that carry
 * it as their nonce, and takes it out of the page before anybody sees it.
 */
export const scriptMark = createContext<string>('');

/** The same for what is rendered. In the browser there is none. */
export const ScriptMark = createReactContext<string | undefined>(undefined);

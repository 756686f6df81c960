import { createContext, useContext } from 'react';

export interface Undo {
  message: string;
  run: () => Promise<void>;
}

export interface Notices {
  succeed: (message: string) => void;
  /** Stays until the next message, unless it is told how long. */
  fail: (message: string, options?: { clearsItself?: boolean }) => void;
  offerUndo: (undo: Undo) => void;
  clear: () => void;
}

export const NoticesContext = createContext<Notices | null>(null);

export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (!notices) throw new Error('Nobody shows these messages');
  return notices;
}

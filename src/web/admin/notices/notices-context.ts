import { createContext, useContext } from 'react';

/** The way back from a delete. */
export interface Undo {
  /** What comes back. */
  title: string;
  run: () => Promise<void>;
}

export interface Notices {
  succeed: (message: string, undo?: Undo) => void;
  /** Stays until the next message, unless it is told how long. */
  fail: (message: string, options?: { clearsItself?: boolean }) => void;
  clear: () => void;
}

export const NoticesContext = createContext<Notices | null>(null);

export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (!notices) throw new Error('Nobody shows these messages');
  return notices;
}

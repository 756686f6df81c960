import { useState } from 'react';
import { messageOf } from '../api.ts';
import { useNotices } from './notices-context.ts';

/** Tries something, one thing at a time; what goes wrong is said in the red banner. */
export function useAttempt() {
  const { fail } = useNotices();
  const [isBusy, setIsBusy] = useState(false);

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await work();
    } catch (failure) {
      fail(messageOf(failure));
    }
    setIsBusy(false);
  }

  return { isBusy, attempt };
}

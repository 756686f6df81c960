/** Asks for a sign-in over whatever is open, so that a save goes on where it stopped. */
export const signInAgain = {
  ask(): Promise<boolean> {
    waiting ??= Promise.withResolvers<boolean>();
    tell();
    return waiting.promise;
  },

  answer(isSignedIn: boolean) {
    waiting?.resolve(isSignedIn);
    waiting = undefined;
    tell();
  },

  isAsked: () => waiting !== undefined,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

let waiting: PromiseWithResolvers<boolean> | undefined;
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

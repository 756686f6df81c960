import { isSame } from './forms/values.ts';

/** A question that code outside the screen asks, and that is answered over the screen. */
export function asking<Asked = void>() {
  let waiting: (PromiseWithResolvers<boolean> & { asked: Asked }) | undefined;
  const listeners = new Set<() => void>();

  function tell() {
    for (const listener of listeners) listener();
  }

  return {
    /**
     * One question at a time: asked again meanwhile, it has the same answer. Another question is
     * refused, because its text was never on the screen.
     */
    ask(asked: Asked): Promise<boolean> {
      if (waiting && !isSame(waiting.asked, asked)) return Promise.resolve(false);
      waiting ??= { ...Promise.withResolvers<boolean>(), asked };
      tell();
      return waiting.promise;
    },

    answer(isYes: boolean) {
      waiting?.resolve(isYes);
      waiting = undefined;
      tell();
    },

    asked: () => waiting?.asked,
    isAsked: () => waiting !== undefined,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

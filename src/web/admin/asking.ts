/** Something that is asked over the screen, by code that is no part of it, and answered there. */
export function asking<Asked = void>() {
  let waiting: (PromiseWithResolvers<boolean> & { asked: Asked }) | undefined;
  const listeners = new Set<() => void>();

  function tell() {
    for (const listener of listeners) listener();
  }

  return {
    /** One thing at a time: asked again meanwhile, it has the same answer. */
    ask(asked: Asked): Promise<boolean> {
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

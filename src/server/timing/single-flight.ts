interface Options {
  /** In milliseconds: a result is given for so long after it came. */
  keptFor?: number;
}

/** Does work once for all who ask for the same key at the same time. */
export function createSingleFlight<T>({ keptFor = 0 }: Options = {}) {
  const underWay = new Map<string, Promise<T>>();

  function forget(key: string): void {
    if (keptFor > 0) setTimeout(() => underWay.delete(key), keptFor).unref();
    else underWay.delete(key);
  }

  return {
    run(key: string, work: () => Promise<T>): Promise<T> {
      const known = underWay.get(key);
      if (known) return known;
      const begun = work().finally(() => forget(key));
      underWay.set(key, begun);
      return begun;
    },
    has: (key: string) => underWay.has(key),
    size: () => underWay.size,
  };
}

/** The same for work that has no key. */
export function singleFlight<T>(work: () => Promise<T>, options?: Options): () => Promise<T> {
  const flight = createSingleFlight<T>(options);
  return () => flight.run('', work);
}

/** A net under the notices: a revision that nobody spoke of means that one was missed. */
export function watchRevision(onMissed: () => void) {
  let seen: number | undefined;
  const heard = new Set<number>();
  return {
    hear(revision: number): void {
      heard.add(revision);
    },
    /** The revision as it is; the first is where the watch begins. */
    see(revision: number): void {
      const before = seen ?? revision;
      const since = Array.from(
        { length: Math.max(0, revision - before) },
        (_, at) => before + at + 1,
      );
      const isMissed = revision < before || since.some((each) => !heard.has(each));
      seen = revision;
      for (const each of heard) if (each <= revision) heard.delete(each);
      if (isMissed) onMissed();
    },
  };
}

/** A net under the notices: a revision that nobody spoke of means that one was missed. */
export async function watchRevision(
  current: () => Promise<number | undefined>,
  onMissed: () => void,
) {
  let seen = (await current()) ?? 0;
  const heard = new Set<number>();
  return {
    hear(revision: number): void {
      heard.add(revision);
    },
    async look(): Promise<void> {
      const revision = (await current()) ?? 0;
      const since = Array.from({ length: Math.max(0, revision - seen) }, (_, at) => seen + at + 1);
      const isMissed = revision < seen || since.some((each) => !heard.has(each));
      seen = revision;
      for (const each of heard) if (each <= revision) heard.delete(each);
      if (isMissed) onMissed();
    },
  };
}

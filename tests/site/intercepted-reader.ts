import type { ContentReader, ContentReads } from '../../src/model/contracts/content-reader.ts';

/**
 * A reader whose reads a test may answer or refuse itself. They are called by their function and
 * what it is asked for: `page about`, `list blogs`, `record site.pages`, `wording`.
 */
export function interceptedReader(
  reader: ContentReader,
  answer: (name: string, read: () => Promise<unknown>) => Promise<unknown>,
): ContentReader {
  type Functions = [string, (...asked: unknown[]) => Promise<unknown>][];
  const intercepted = <R extends ContentReads<'one'> | ContentReads<'both'>>(reads: R) =>
    Object.fromEntries(
      (Object.entries(reads) as Functions).map(([name, read]) => [
        name,
        (...asked: unknown[]) =>
          answer([name, ...asked.slice(0, 1)].join(' '), () => read(...asked)),
      ]),
    ) as unknown as R;
  return { ...intercepted(reader), in: (language) => intercepted(reader.in(language)) };
}

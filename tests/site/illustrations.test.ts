import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A browser that takes none from the viewBox would call the picture empty, and so broken. */
test('every drawing says how large it is', () => {
  const files = globSync('src/web/**/*.svg');
  expect(files.length).toBeGreaterThan(4);
  const without = files.filter((file) => {
    const [opening = ''] = /<svg\b[^>]*>/.exec(readFileSync(file, 'utf8')) ?? [];
    return !/\swidth="[\d.]+(em)?"/.test(opening) || !/\sheight="[\d.]+(em)?"/.test(opening);
  });
  expect(without).toEqual([]);
});

import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { field } from './pictures.ts';
import { temporaryFolder } from './temporary-store.ts';

test('ten pictures of 49 megapixels at once stay within bounds', { timeout: 180_000 }, async () => {
  const folder = await temporaryFolder();
  const pictures = {
    png: field(7000, 7000).png(),
    jpeg: field(7000, 7000).jpeg().withMetadata({ orientation: 6 }),
  };
  const files = await Promise.all(
    Object.entries(pictures).map(async ([format, picture]) => {
      const file = join(folder, format);
      await writeFile(file, await picture.toBuffer());
      return file;
    }),
  );
  const ten = Array.from({ length: 5 }, () => files).flat();
  const program = join(import.meta.dirname, 'receive-at-once.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, folder, ...ten]);
  expect(Number(stdout)).toBeGreaterThan(0);
  expect(Number(stdout)).toBeLessThan(400);
});

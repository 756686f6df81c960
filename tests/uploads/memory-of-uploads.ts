import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { field, gifOfFrames } from './pictures.ts';
import { temporaryFolder } from './temporary-store.ts';

const large = () => field(7000, 7000);

const pictures = {
  plain: () => large().png(),
  interlaced: () => large().ensureAlpha(0.5).png({ progressive: true }),
  turned: () => large().jpeg().withMetadata({ orientation: 6 }),
  progressive: () => large().jpeg({ progressive: true }),
  webp: () => large().webp({ effort: 0 }),
  gif: () => gifOfFrames(1, 6200),
  // These two are refused: to decode them would take 300 MB.
  deep: () => large().toColourspace('rgb16').png({ progressive: true }),
  unsampled: () => large().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
};

export function testMemoryOf(names: readonly (keyof typeof pictures)[]): void {
  test.runIf(process.platform === 'linux')(
    `${names.length} pictures of 49 megapixels at once stay within bounds`,
    { timeout: 600_000 },
    async () => {
      const folder = await temporaryFolder();
      for (const name of new Set(names)) {
        const picture = pictures[name]();
        const bytes = Buffer.isBuffer(picture) ? picture : await picture.toBuffer();
        await writeFile(join(folder, name), bytes);
      }
      const program = join(import.meta.dirname, 'receive-at-once.ts');
      const files = names.map((name) => join(folder, name));
      const { stdout } = await promisify(execFile)(process.execPath, [program, folder, ...files]);
      const { taken, megabytes } = JSON.parse(stdout);
      expect(taken).toBe(names.filter((name) => !refused.includes(name)).length);
      expect(megabytes).toBeGreaterThan(0);
      expect(megabytes).toBeLessThan(400);
    },
  );
}

const refused: string[] = ['deep', 'unsampled'];

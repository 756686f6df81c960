/**
 * Makes the files that src/web/ui/fonts.css names, and the word that is drawn. Run by hand when
 * it, or the font, has changed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawName, nameFile } from './fonts/draw-name.ts';
import { fontFolder, readFontFiles } from './fonts/font-faces.ts';
import { makeFont } from './fonts/make-font.ts';

for (const file of readFontFiles()) {
  const bytes = await makeFont(file);
  writeFileSync(join(fontFolder, `${file.name}.woff2`), bytes);
  process.stdout.write(`${file.name}: ${bytes.length} bytes\n`);
}

writeFileSync(nameFile, await drawName());

/**
 * Makes the files that src/web/ui/fonts.css names, and the one word that is drawn. Run by hand when
 * it, or the font, has changed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawName, nameFile } from './fonts/draw-name.ts';
import { fontFolder, readFontFaces } from './fonts/font-faces.ts';
import { makeFont } from './fonts/make-font.ts';

for (const face of readFontFaces()) {
  const bytes = await makeFont(face);
  writeFileSync(join(fontFolder, `${face.name}.woff2`), bytes);
  process.stdout.write(`${face.name}: ${bytes.length} bytes\n`);
}

writeFileSync(nameFile, await drawName());

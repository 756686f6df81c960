/** The tasks of the processes that draw-apart.ts starts. */
import { join } from 'node:path';
import { root } from '../process/root.ts';
import { drawSocialImage } from './social-image.ts';

// Without it the library takes letters that the font lacks from the fonts of the machine.
process.env.FONTCONFIG_FILE = join(root, 'src/server/site/fonts/fonts.conf');

export const perform = drawSocialImage;

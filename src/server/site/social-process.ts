/** A program of its own, started by draw-apart.ts. */
import { join } from 'node:path';
import { answerJobs } from '../jobs/answer-jobs.ts';
import { root } from '../process/root.ts';
import { drawSocialImage } from './social-image.ts';

// Without it the library takes letters that the font lacks from the fonts of the machine.
process.env.FONTCONFIG_FILE = join(root, 'src/server/site/fonts/fonts.conf');

answerJobs(drawSocialImage);

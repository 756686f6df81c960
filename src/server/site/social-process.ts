/** A program of its own, started by draw-apart.ts. */
import { answerJobs } from '../jobs/answer-jobs.ts';
import { drawSocialImage } from './social-image.ts';

answerJobs(drawSocialImage);

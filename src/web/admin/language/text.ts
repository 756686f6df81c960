import { en } from './en.ts';

/** The one place that chooses the admin area's language. */
export const text = en;

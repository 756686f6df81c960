import { language } from '../../language/text.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';

/** Apart from the other texts of the area, so that they come with this screen alone. */
export const texts = language === 'ar' ? ar : en;

import { language } from '../../language/text.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';

/** Apart from the area's other texts, so that only who sees pictures loads them. */
export const mediaText = language === 'ar' ? ar : en;

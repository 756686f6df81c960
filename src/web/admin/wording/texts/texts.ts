import { language } from '../../language/text.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';

export const texts = language === 'ar' ? ar : en;

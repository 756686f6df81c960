import type { texts } from './texts/en.ts';

export type LeasingTexts = typeof texts;

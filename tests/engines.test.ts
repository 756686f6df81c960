import { order, restore } from './engines/editor-journeys.ts';
import { contactForm, portfolio } from './engines/visitor-journeys.ts';
import { walk } from './engines/walk.ts';

/** A short round; all journeys, each in both languages and at both widths, are for `npm run proof`. */
walk([
  { language: 'ar', device: 'phone', journeys: [portfolio, order] },
  { language: 'en', device: 'desktop', journeys: [contactForm, restore] },
]);

import { prose, text } from '../vocabulary/fields.ts';

/** The heading and text that every page banner has. */
export const bannerTexts = { heading: text('Heading'), text: prose('Text', { markup: 'inline' }) };

import { wording } from './wording.ts';

export const about = wording({ en: 'About', ar: 'من نحن' }, 'about', {
  bothScripts: {
    heading: { en: 'Two scripts, one baseline', ar: 'خطّان على سطر واحد' },
    seeTwin: { en: 'See it in Arabic', ar: 'اقرأه بالإنجليزية' },
  },
});

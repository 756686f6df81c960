import type { Bilingual } from '../../language.ts';
import { choice, list, text } from '../../vocabulary/fields.ts';

/** What the agency works with: told by name, with a mark that is nobody's trademark. */
export const tools = (hint: Bilingual) =>
  list(
    'Tools',
    {
      name: text('Name', { translated: false, max: 60 }),
      mark: choice(
        'Mark',
        {
          pattern: { en: 'a pattern of its own', ar: 'نقش خاص بها' },
          initials: { en: 'its initials', ar: 'حروفها الأولى' },
          pen: { en: 'a pen', ar: 'قلم' },
          code: { en: 'code', ar: 'شفرة برمجية' },
          phone: { en: 'a phone', ar: 'جوال' },
          cart: { en: 'a shopping cart', ar: 'عربة تسوق' },
          chart: { en: 'a chart', ar: 'رسم بياني' },
          search: { en: 'a magnifying glass', ar: 'عدسة مكبرة' },
          letter: { en: 'a letter', ar: 'رسالة' },
          cloud: { en: 'a cloud', ar: 'سحابة' },
        },
        { fallback: 'pattern' },
      ),
    },
    { hint },
  );

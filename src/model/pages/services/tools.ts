import type { Bilingual } from '../../language.ts';
import { choice, list, text } from '../../vocabulary/fields.ts';

/** What the agency works with: told by name, with a mark that is nobody's trademark. */
export const tools = (hint: Bilingual) =>
  list(
    'Tools',
    {
      name: text('Name', { translated: false }),
      mark: choice(
        'Mark',
        {
          pattern: { en: 'pattern', ar: 'نقش' },
          initials: { en: 'initials', ar: 'الحروف الأولى' },
          pen: { en: 'pen', ar: 'قلم' },
          code: { en: 'code', ar: 'شفرة برمجية' },
          phone: { en: 'phone', ar: 'جوال' },
          cart: { en: 'shopping cart', ar: 'عربة تسوق' },
          chart: { en: 'chart', ar: 'رسم بياني' },
          search: { en: 'magnifying glass', ar: 'عدسة مكبرة' },
          letter: { en: 'letter', ar: 'رسالة' },
          cloud: { en: 'cloud', ar: 'سحابة' },
        },
        { fallback: 'pattern' },
      ),
    },
    { hint },
  );

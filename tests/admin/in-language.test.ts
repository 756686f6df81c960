import { expect, test } from 'vitest';
import { inLanguage } from '../../src/web/admin/language/in-language.ts';

test('groups, lists and sentences made of what they are about are said in one language', () => {
  const sentences = {
    title: { en: 'Title', ar: 'العنوان' },
    tips: { en: ['One', 'Two'], ar: ['واحد'] },
    group: {
      count: { en: (count: number) => `${count} of`, ar: (count: number) => `${count} من` },
    },
    languages: { en: { en: 'English', ar: 'الإنجليزية' }, ar: { en: 'Arabic', ar: 'العربية' } },
  };
  const arabic = inLanguage(sentences, 'ar');
  expect(arabic).toMatchObject({ title: 'العنوان', tips: ['واحد'] });
  expect(arabic.group.count(3)).toBe('3 من');
  expect(arabic.languages).toEqual({ en: 'الإنجليزية', ar: 'العربية' });
});

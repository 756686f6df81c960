import { describe, expect, test } from 'vitest';
import { arabicTexts } from './arabic-texts.ts';
import { refusedIn, terms } from './glossary.ts';

const found = arabicTexts();

describe('the glossary', () => {
  test('is kept by every Arabic text', () => {
    const refused = found.flatMap(({ at, arabic, english }) =>
      refusedIn(arabic, english).map((word) => `${at} «${word}»: ${arabic}`),
    );
    expect(refused).toEqual([]);
  });

  test('is read as it is written', () => {
    expect(terms.length).toBeGreaterThan(15);
    expect(terms).toContainEqual({
      english: ['customer', 'customers'],
      arabic: ['زبون', 'زبائن'],
      never: [],
      notForIt: ['عميل', 'عملاء'],
    });
  });

  test.each([
    ['نؤجر المواقع برسم شهري', '', 'رسم شهري'],
    ['والرسوم الشهرية', '', 'رسوم شهرية'],
    ['إلى لوحة الإدارة', '', 'لوحة إدارة'],
    ['ما يميّز الوكالة', '', 'الوكالة'],
    ['نقابل عملاءك', 'We interview customers', 'عملاء'],
    ['على جوالات عملائك', 'the phones your customers own', 'عملاء'],
    ['فلا يُسأل العميل مرتين', 'no customer is asked twice', 'عميل'],
  ])('refuses a word with what Arabic joins to it: %s', (arabic, english, word) => {
    expect(refusedIn(arabic, english)).toEqual([word]);
  });

  test.each([
    ['خمس وكالات تسعّر خمسة مشاريع', 'five agencies'],
    ['توكيلات ومعاملات', ''],
    ['عملاؤنا', 'our clients'],
    ['عميل يستقبل زبائنه', 'a client with customers'],
    ['وافق العميل على السعر', 'the offer was accepted'],
  ])('leaves alone what is another word or means something else: %s', (arabic, english) => {
    expect(refusedIn(arabic, english)).toEqual([]);
  });

  test('sees the texts of the site, of the admin area, of the mails and of the demo content', () => {
    for (const folder of ['demo/blogs', 'src/web/site', 'src/web/admin', 'src/server/leads']) {
      const texts = found.filter(({ at }) => at.startsWith(folder));
      expect(texts.length, folder).toBeGreaterThan(5);
      expect(
        texts.filter(({ english }) => /\p{Script=Latin}{3}/u.test(english)).length,
      ).toBeGreaterThan(3);
    }
  });
});

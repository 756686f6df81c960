import { expect, test } from 'vitest';
import { foldText } from '../../src/model/fold-text.ts';

test.each([
  ['تحدّث إلى خبير', 'تحدث الي خبير'],
  ['أُرسلت رسالتُك', 'ارسلت رسالتك'],
  ['الخدمة', 'الخدمه'],
  ['مـــرحبًا', 'مرحبا'],
  ['Café “Noon”', 'cafe “noon”'],
  ['إدارة المواقع', 'اداره المواقع'],
])('%s is found by %s', (text, typed) => {
  expect(foldText(text)).toBe(foldText(typed));
});

test('different words stay different', () => {
  expect(foldText('خبير')).not.toBe(foldText('كبير'));
});

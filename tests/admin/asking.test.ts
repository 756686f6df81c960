import { expect, test } from 'vitest';
import { asking } from '../../src/web/admin/asking.ts';

test('an answer counts for what was asked, and for nothing that was asked meanwhile', async () => {
  const questions = asking<{ question: string }>();
  const first = questions.ask({ question: 'Delete this post?' });
  const again = questions.ask({ question: 'Delete this post?' });
  const other = questions.ask({ question: 'Leave this screen?' });
  expect(questions.asked()).toEqual({ question: 'Delete this post?' });
  questions.answer(true);
  expect(await Promise.all([first, again, other])).toEqual([true, true, false]);
  expect(questions.isAsked()).toBe(false);
});

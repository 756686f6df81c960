import { expect, type Page } from '@playwright/test';

/** Does what makes the admin area ask, answers, and says what was asked. */
export async function answerTo(
  page: Page,
  answer: 'accept' | 'dismiss',
  act: () => Promise<unknown>,
): Promise<string> {
  const dialog = page.getByRole('alertdialog');
  await act();
  const [no, yes] = [dialog.getByRole('button').first(), dialog.getByRole('button').last()];
  await expect(no).toBeFocused();
  const question = await dialog.innerText();
  await (answer === 'accept' ? yes : no).click();
  await expect(dialog).toHaveCount(0);
  return question;
}

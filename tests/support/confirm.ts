import type { Page } from '@playwright/test';

/** Does what makes the browser ask, answers, and says what was asked. */
export async function answerTo(
  page: Page,
  answer: 'accept' | 'dismiss',
  act: () => Promise<unknown>,
): Promise<string> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog[answer]();
    return dialog.message();
  });
  const [question] = await Promise.all([asked, act()]);
  return question;
}

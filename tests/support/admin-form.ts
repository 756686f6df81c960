import { expect, type Locator, type Page } from '@playwright/test';

/** By visible label: what is typed, in English and in Arabic where both are asked for. */
export type Typed = Record<string, string | readonly [english: string, arabic: string]>;

export const formCalled = (page: Page, name: string) =>
  page.getByRole('form', { name, exact: true });

export const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true });

export async function fillIn(form: Locator, typed: Typed): Promise<void> {
  for (const [label, text] of texts(typed)) await field(form, label).fill(text);
}

export async function expectTyped(form: Locator, typed: Typed): Promise<void> {
  for (const [label, text] of texts(typed)) await expect(field(form, label)).toHaveValue(text);
}

export async function expectBlank(form: Locator, typed: Typed): Promise<void> {
  for (const label of Object.keys(typed)) await expect(field(form, label)).toHaveValue('');
}

export const submit = (form: Locator, label: 'Add' | 'Update') =>
  form.getByRole('button', { name: label, exact: true }).click();

/** Each text at its field, and the first of them in the red banner. */
export async function expectRefused(form: Locator, faults: readonly string[]): Promise<void> {
  await expectFailure(form.page(), faults[0] ?? '');
  for (const fault of faults) await expect(form.getByText(fault, { exact: true })).toBeVisible();
}

export const expectFailure = (page: Page, text: string) =>
  expect(page.getByRole('alert').getByText(text, { exact: true })).toBeVisible();

/** The green banner. */
export const expectSuccess = (page: Page, text: string) =>
  expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();

const texts = (typed: Typed) =>
  Object.entries(typed).flatMap(([label, text]) =>
    typeof text === 'string'
      ? [[label, text] as const]
      : [[label, text[0]] as const, [`${label} in Arabic`, text[1]] as const],
  );

import { describe, expect, test } from 'vitest';
import { changePassword } from '../../src/model/forms/change-password.ts';
import { formChecker } from '../../src/model/forms/check-form.ts';
import { contactModal, interests } from '../../src/model/forms/contact-modal.ts';
import { contactSection, contactSectionMessage } from '../../src/model/forms/contact-section.ts';
import type { Form } from '../../src/model/forms/form.ts';
import { leaseLead } from '../../src/model/forms/lease-lead.ts';
import { login } from '../../src/model/forms/login.ts';
import { messageOf } from '../../src/model/forms/section-message.ts';

/** Written by hand from the specification, as the forms are. */
describe('the fields of each form', () => {
  test.each<[string, Form, string[], string[]]>([
    ['login', login, ['username', 'password'], []],
    ['change password', changePassword, ['currentPassword', 'newPassword'], ['confirmPassword']],
    [
      'contact modal',
      contactModal,
      ['name', 'email', 'phone', 'interest', 'company', 'budget', 'message'],
      [],
    ],
    [
      'contact section',
      contactSection,
      ['firstName', 'lastName', 'email', 'phoneNumber', 'subject', 'message'],
      [],
    ],
    [
      'contact section, as sent',
      contactSectionMessage,
      ['name', 'email', 'phone', 'message', 'budget'],
      [],
    ],
    ['lease lead', leaseLead, ['name', 'email', 'phone', 'company'], ['website']],
  ])('%s', (_name, form, required, optional) => {
    const names = (isRequired: boolean) =>
      Object.keys(form.fields).filter((name) => form.fields[name]?.required === isRequired);
    expect(names(true)).toEqual(required);
    expect(names(false)).toEqual(optional);
    for (const { label } of Object.values(form.fields)) expect(label.ar).toMatch(/[\u0600-\u06ff]/);
  });

  test('the interests', () => {
    expect(interests.map(({ value }) => value)).toEqual([
      'web-development',
      'mobile-development',
      'ui-ux-design',
      'digital-marketing',
      'other',
    ]);
  });
});

test('the contact section is sent as the call wants it', () => {
  const filled = {
    firstName: 'Sara',
    lastName: 'Haddad',
    email: 'sara',
    phoneNumber: '1',
    subject: 'A shop',
    message: 'Call me.',
  };
  const sent = messageOf(filled);
  expect(sent).toEqual({
    name: 'Sara Haddad',
    email: 'sara',
    phone: '1',
    message: 'Call me.',
    budget: 'A shop',
  });
  const longest = { ...filled, firstName: 'x'.repeat(200), lastName: 'y'.repeat(200) };
  const check = formChecker(contactSectionMessage);
  expect(check(messageOf(longest)).ok).toBe(true);
});

import { expect, test } from 'vitest';
import { readSettings } from '../../src/server/process/settings.ts';

const complete = {
  SMTP_URL: 'smtps://user:secret@mail.example.com',
  MAIL_TO: 'Sales <sales@example.com>, hello@example.com',
  MAIL_FROM: 'Website <website@example.com>',
};

test('without SMTP_URL nothing is mailed', () => {
  const { SMTP_URL: _, ...addresses } = complete;
  expect(readSettings({}).mail).toBeUndefined();
  expect(readSettings(addresses).mail).toBeUndefined();
  expect(readSettings(complete).mail).toEqual({
    smtpUrl: complete.SMTP_URL,
    to: complete.MAIL_TO,
    from: complete.MAIL_FROM,
  });
});

test.each([
  [{ MAIL_TO: '' }, /^SMTP_URL needs MAIL_TO and MAIL_FROM beside it\.$/],
  [{ MAIL_FROM: undefined }, /^SMTP_URL needs MAIL_TO and MAIL_FROM beside it\.$/],
  [{ SMTP_URL: 'mail.example.com' }, /SMTP_URL is not valid: it must be like smtp:/],
  [{ SMTP_URL: 'https://user:secret@mail.example.com' }, /SMTP_URL is not valid/],
  [{ MAIL_TO: 'sales@example.com, nobody' }, /MAIL_TO is not valid/],
  [{ MAIL_FROM: 'a@example.com\r\nBcc: b@example.com' }, /MAIL_FROM is not valid/],
  [{ MAIL_FROM: 'a@example.com, b@example.com' }, /MAIL_FROM is not valid/],
])('%j is one clear problem that tells no secret', (given, text) => {
  const read = () => readSettings({ ...complete, ...given });
  expect(read).toThrow(text);
  expect(read).not.toThrow(/secret/);
});

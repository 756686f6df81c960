import { expect, test } from 'vitest';
import { isLoopback } from '../../src/server/leads/is-loopback.ts';
import { readSettings } from '../../src/server/process/settings.ts';

const complete = {
  SMTP_URL: 'smtps://user:secret@mail.example.com',
  MAIL_TO: 'Sales <sales@example.com>, hello@example.com',
  MAIL_FROM: 'Website <website@example.com>',
};

test('without SMTP_URL nothing is mailed', () => {
  expect(readSettings({}).mail).toBeUndefined();
  expect(readSettings(complete).mail).toEqual({
    smtpUrl: complete.SMTP_URL,
    to: complete.MAIL_TO,
    from: complete.MAIL_FROM,
    allowPlain: false,
  });
  expect(readSettings({ ...complete, SMTP_ALLOW_PLAIN: 'true' }).mail?.allowPlain).toBe(true);
});

test.each([
  [{ MAIL_TO: '' }, /^SMTP_URL needs MAIL_TO and MAIL_FROM beside it\.$/],
  [{ MAIL_FROM: undefined }, /^SMTP_URL needs MAIL_TO and MAIL_FROM beside it\.$/],
  [{ SMTP_URL: 'mail.example.com' }, /SMTP_URL is not valid: it must be like smtp:/],
  [{ SMTP_URL: 'https://user:secret@mail.example.com' }, /SMTP_URL is not valid/],
  [{ SMTP_ALLOW_PLAIN: 'perhaps' }, /SMTP_ALLOW_PLAIN is not valid: it must be true or false/],
  [{ MAIL_TO: 'sales@example.com, nobody' }, /MAIL_TO is not valid/],
  [{ MAIL_FROM: 'a@example.com\r\nBcc: b@example.com' }, /MAIL_FROM is not valid/],
  [{ MAIL_FROM: 'a@example.com, b@example.com' }, /MAIL_FROM is not valid/],
])('%j is one clear problem that tells no secret', (given, text) => {
  const read = () => readSettings({ ...complete, ...given });
  expect(read).toThrow(text);
  expect(read).not.toThrow(/secret/);
});

test.each([
  ['localhost', true],
  ['Mail.LocalHost.', true],
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['128.0.0.1', false],
  ['10.0.0.5', false],
  ['::2', false],
  ['mail.example.com', false],
  ['localhost.example.com', false],
  ['notlocalhost', false],
  ['', false],
])('what is sent to %j stays on the machine: %s', (host, stays) => {
  expect(isLoopback(host)).toBe(stays);
});

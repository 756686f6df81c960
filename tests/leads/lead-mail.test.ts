import { expect, test } from 'vitest';
import { leadMail } from '../../src/server/leads/lead-mail.ts';
import type { StoredLead } from '../../src/server/leads/stored-lead.ts';
import { lead, modal, section } from './filled-forms.ts';
import { receivedMail, repeatedHeader } from './received-mail.ts';
import { addresses, sampleStoredLead } from './sample-lead.ts';

async function written(given: Partial<StoredLead> = {}, possiblyRepeated = false) {
  const context = { possiblyRepeated, now: Date.UTC(2030, 0, 3) };
  const { raw, ...envelope } = await leadMail(sampleStoredLead(given), context, addresses);
  return { ...receivedMail(raw.toString()), envelope };
}

test('goes from a fixed sender to the agency, the visitor in Reply-To', async () => {
  const id = crypto.randomUUID();
  const { headers, envelope } = await written({ id });
  expect(envelope).toEqual({ from: 'website@example.org', to: ['hello@example.com'] });
  expect(headers).toMatchObject({
    from: 'Website <website@example.org>',
    to: 'hello@example.com',
    'reply-to': 'Sara Haddad <sara@example.com>',
    subject: 'New lead from the contact modal: Sara Haddad',
    date: 'Thu, 03 Jan 2030 00:00:00 +0000',
    'message-id': `<lead.${id}@example.org>`,
  });
  expect(headers).not.toHaveProperty(repeatedHeader);
});

test('says everything in both parts, in words', async () => {
  const given = {
    plan: 'Business Website (AED 450)',
    planAr: 'موقع الأعمال (AED 450)',
    page: '/ar/website-leasing',
    language: 'ar' as const,
  };
  const { text, html } = await written(given);
  const said = [
    ['Name / الاسم', 'Sara Haddad'],
    ['Email / البريد الإلكتروني', 'sara@example.com'],
    ['Phone / رقم الجوال', '+971 4 555 0100'],
    ['Service / الخدمة', 'Design & UX / التصميم وتجربة المستخدم'],
    ['Budget / الميزانية', 'about 20,000'],
    ['Plan / الباقة', 'Business Website (AED 450) / موقع الأعمال (AED 450)'],
    ['Page / الصفحة', 'https://www.example.com/ar/website-leasing'],
    ['Language / اللغة', 'العربية'],
    ['Sent / وقت الإرسال', '2030-01-02 23:45 UTC'],
  ];
  for (const [label, value] of said) {
    expect(text).toContain(`${label}: ${value}\n`);
    expect(html).toMatch(new RegExp(`>${label}</th><td [^>]*>${value && escaped(value)}<`));
  }
  expect(text).toContain('Message / الرسالة:\n\nWe need a new shop.');
  expect(html).toContain('dir="auto">We need a new shop.</p>');
});

/** As it stands in HTML, for a pattern. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

test('the other forms name their own fields, empty ones are left out', async () => {
  const lease = await written({ form: 'lease-lead', fields: { ...lead, website: '' }, page: '' });
  expect(lease.headers.subject).toBe('New lead from the lease lead form: Sara Haddad');
  expect(lease.text).not.toMatch(/^(Website|Page|Plan) \//m);
  const contact = await written({ form: 'contact-section', fields: section });
  expect(contact.headers.subject).toBe('New lead from the contact section: Sara Haddad');
  expect(contact.text).toContain('Subject / الموضوع: A new shop');
});

test('who wrote in Arabic is announced in Arabic, with the English beside it', async () => {
  const fields = { ...modal, name: 'سارة حداد' };
  const { headers } = await written({ fields, language: 'ar' });
  expect(headers.subject).toBe(
    'طلب جديد من نافذة التواصل: سارة حداد (New lead from the contact modal)',
  );
  const spam = await written({ fields, language: 'ar', flagged: 'honeypot' });
  expect(spam.headers.subject).toMatch(/^\[Possible spam \/ ربما مزعج\] طلب جديد/);
});

test('what was chosen is said once to who wrote in English', async () => {
  const { text } = await written({ plan: 'Basic (AED 250)' });
  expect(text).toContain('Service / الخدمة: Design & UX\n');
  expect(text).toContain('Plan / الباقة: Basic (AED 250)\n');
});

test('Arabic arrives as it was written, each paragraph in its own direction', async () => {
  const message = `${'نحتاج متجرًا جديدًا. '.repeat(50)}\r\n\r\nThanks!`;
  const fields = { ...modal, name: 'سارة حداد', message };
  const { headers, text, html } = await written({ fields });
  expect(headers['reply-to']).toBe('سارة حداد <sara@example.com>');
  expect(headers.subject).toBe('New lead from the contact modal: سارة حداد');
  expect(text).toContain('نحتاج متجرًا جديدًا. نحتاج');
  expect(html).toContain('dir="auto">سارة حداد</td>');
  expect(html).toMatch(/dir="auto">نحتاج[^<]+<\/p>\s*<p [^>]*dir="auto">Thanks!<\/p>/);
});

test('no text of a visitor becomes a header, a tag or a line of the program', async () => {
  const name =
    'Eve\r\nBcc: all@example.net\r\n\r\n<img src=x>\u2028\u202Egnp.exe" <eve@evil.example>,';
  const plan = "Basic\nLanguage: Klingon <script>alert('1')</script>";
  const page = '//evil.example/<a href="x">';
  const message = '</p><script>alert(1)</script>&amp;\r\n.\r\nQUIT';
  const { headers, text, html, raw } = await written({
    fields: { ...modal, name, message },
    plan,
    page,
  });
  const allowed =
    /^(auto-submitted|from|to|reply-to|subject|message-id|date|mime-version|content-type)$/;
  for (const header of Object.keys(headers)) expect(header).toMatch(allowed);
  expect(raw.match(/^Bcc/im)).toBeNull();
  expect(headers['reply-to']?.match(/<[^>]*>$/)?.[0]).toBe('<sara@example.com>');
  expect(headers.subject).not.toMatch(/[\u2028\u202e\r\n]/);
  expect(html).not.toMatch(/<script|<img|<a /);
  expect(html).toContain('&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;');
  expect(text).not.toMatch(/^(Language[^:]*: Klingon|Bcc)/m);
  expect(text).toContain('Page / الصفحة: //evil.example/');
});

test.each(['call me', 'a@b', 'a@b.co, c@d.co', 'o’brien@example.com', 'a@b.co\r\nBcc: x@y.z'])(
  'an e-mail that is none (%j) is shown and never a header',
  async (email) => {
    const { headers, text } = await written({
      form: 'contact-section',
      fields: { ...section, email },
    });
    expect(headers).not.toHaveProperty('reply-to');
    expect(text).toContain(`Email / البريد الإلكتروني: ${email.replace(/\s+/, ' ')}`);
  },
);

test('a long name is cut in the subject, not in the text', async () => {
  const name = `${'x'.repeat(99)}\u{1F600}${'y'.repeat(100)}`;
  const { headers, text } = await written({ fields: { ...modal, name } });
  expect(headers.subject?.length).toBeLessThan(150);
  expect(text).toContain(`Name / الاسم: ${name}`);
});

test.each([
  ['honeypot', 'an input that no person sees was filled in'],
  ['too fast', 'the form was sent faster than a person fills it in'],
])('says that it may be spam (%s)', async (flagged, reason) => {
  const { headers, text, html } = await written({ flagged });
  expect(headers.subject).toMatch(/^\[Possible spam\] New lead/);
  expect(text).toContain(`This may be spam: ${reason}.`);
  expect(html).toContain(`This may be spam: ${reason}.`);
});

test('a possibly repeated one says so in a header and in both parts, and keeps its Message-ID', async () => {
  const id = crypto.randomUUID();
  const first = await written({ id });
  const second = await written({ id }, true);
  expect(second.headers[repeatedHeader]).toBe('yes');
  expect(second.text).toContain('This e-mail may be a repeat');
  expect(second.html).toContain('This e-mail may be a repeat');
  expect(second.headers['message-id']).toBe(first.headers['message-id']);
});

import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailAddresses } from './lead-mail.ts';
import type { Message } from './smtp.ts';

/** An e-mail like those about leads, about none. */
export async function testMessage(
  { from, to, publicUrl }: MailAddresses,
  now: number,
): Promise<Message> {
  const message = new MailComposer({
    from,
    to,
    subject: 'Test of the e-mails about leads / تجربة رسائل الطلبات',
    text: textOf(publicUrl),
    date: new Date(now),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const envelope = message.getEnvelope();
  return { from: envelope.from, to: envelope.to, raw: await message.build() };
}

const textOf = (publicUrl: string) => `It works: what visitors send at ${publicUrl} arrives here.

الإعداد سليم: ما يرسله زوار الموقع يصل إلى هنا.
`;

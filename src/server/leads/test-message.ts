import { composeMail } from './compose-mail.ts';
import type { MailAddresses } from './lead-mail.ts';
import type { Message } from './smtp.ts';

/** An e-mail like those about leads, about none. */
export const testMessage = (
  { publicUrl, ...addresses }: MailAddresses,
  now: number,
): Promise<Message> =>
  composeMail(addresses, {
    subject: 'Test of the e-mails about leads / تجربة رسائل الطلبات',
    text: textOf(publicUrl),
    now,
  });

const textOf = (publicUrl: string) => `It works: what visitors send at ${publicUrl} arrives here.

الإعداد سليم: ما يرسله زوار الموقع يصل إلى هنا.
`;

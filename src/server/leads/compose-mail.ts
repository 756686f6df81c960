import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailAddresses } from './lead-mail.ts';
import type { Message } from './smtp.ts';

interface Content {
  subject: string;
  text: string;
  html?: string;
  now: number;
  messageId?: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
}

/** An e-mail of the program, ready to be handed over. */
export async function composeMail(
  { from, to }: Pick<MailAddresses, 'from' | 'to'>,
  { now, headers, ...content }: Content,
): Promise<Message> {
  const message = new MailComposer({
    from,
    to,
    ...content,
    date: new Date(now),
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const envelope = message.getEnvelope();
  return { from: envelope.from, to: envelope.to, raw: await message.build() };
}

export const domainOf = (address: string) => /@([\w.-]+)>?\s*$/.exec(address)?.[1] ?? 'localhost';

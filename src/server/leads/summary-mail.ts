import type { ClaimedSummary, SummaryKind } from './collected-mail.ts';
import { composeMail, domainOf } from './compose-mail.ts';
import type { MailAddresses } from './lead-mail.ts';
import { type LeadParts, oneLine } from './lead-parts.ts';
import { htmlPart, textPart } from './mail-parts.ts';
import type { Message } from './smtp.ts';
import type { StoredLead } from './stored-lead.ts';

/** One e-mail about many leads, each of which is read in the admin area. */
export function summaryMail(
  { kind, leads, first }: ClaimedSummary,
  now: number,
  { publicUrl, ...addresses }: MailAddresses,
): Promise<Message> {
  const { title, about } = words[kind];
  const parts: LeadParts = {
    title: { en: `${title.en}: ${leads}`, ar: `${title.ar}: ${leads}` },
    notices: [about],
    facts: [{ label: where, value: `${publicUrl}/admin/leads`, isLeftToRight: true }],
    messages: [
      {
        label: first.length < leads ? theFirst : all,
        value: first.map(lineOf).join('\n'),
        isLeftToRight: false,
      },
    ],
  };
  return composeMail(addresses, {
    subject: `${parts.title.en} / ${parts.title.ar}`,
    text: textPart(parts),
    html: htmlPart(parts),
    now,
    // The same for every try, so that mail programs can show a repeated message once.
    messageId: `<summary.${first[0]?.id}@${domainOf(addresses.from)}>`,
  });
}

const lineOf = ({ createdAt, fields }: StoredLead) =>
  [`${createdAt.slice(0, 16).replace('T', ' ')} UTC`, fields.name, fields.email, fields.phone]
    .filter((each) => each !== undefined)
    .map((each) => oneLine(each).slice(0, 100).toWellFormed())
    .join(' · ');

const words: Record<SummaryKind, Record<'title' | 'about', { en: string; ar: string }>> = {
  spam: {
    title: { en: 'Leads that may be spam', ar: 'طلبات قد تكون مزعجة' },
    about: {
      en: 'These came since the last summary. They are told of once a day; a person may be among them.',
      ar: 'وصلت هذه الطلبات منذ الملخص الأخير. يُبلَّغ عنها مرة في اليوم، وقد يكون بينها طلب من إنسان.',
    },
  },
  further: {
    title: { en: 'Further leads', ar: 'طلبات أخرى' },
    about: {
      en: 'More leads came within an hour than are mailed one by one. These are the others.',
      ar: 'وصلت خلال ساعة طلبات أكثر مما يُرسل كل منها برسالة. وهذه بقيتها.',
    },
  },
};

const where = { en: 'To read them', ar: 'للاطلاع عليها' };
const all = { en: 'All of them', ar: 'جميعها' };
const theFirst = { en: 'The first of them', ar: 'أولها' };

import { formChecker } from '../../model/forms/check-form.ts';
import { contactModal } from '../../model/forms/contact-modal.ts';
import { formNames } from '../../model/forms/lead-forms.ts';
import type { Bilingual } from '../../model/language.ts';
import { composeMail, domainOf } from './compose-mail.ts';
import { leadParts, oneLine } from './lead-parts.ts';
import { htmlPart, textPart } from './mail-parts.ts';
import type { Message } from './smtp.ts';
import type { StoredLead } from './stored-lead.ts';

export interface MailAddresses {
  from: string;
  to: string;
  /** The site's own origin. */
  publicUrl: string;
}

/** The e-mail about a lead, ready to be handed over. */
export async function leadMail(
  lead: StoredLead,
  { possiblyRepeated, now }: { possiblyRepeated: boolean; now: number },
  { from, to, publicUrl }: MailAddresses,
): Promise<Message> {
  const form = formNames[lead.form];
  const title = {
    en: `New lead from the ${form.en}: ${nameOf(lead)}`,
    ar: `طلب جديد من ${form.ar}: ${nameOf(lead)}`,
  };
  const parts = leadParts(lead, { title, possiblyRepeated, publicUrl });
  return composeMail(
    { from, to },
    {
      ...replyTo(lead),
      subject: subjectOf(lead, title),
      text: textPart(parts),
      html: htmlPart(parts),
      now,
      // The same for every try, so that mail programs can show a repeated message once.
      messageId: `<lead.${lead.id}@${domainOf(from)}>`,
      ...(possiblyRepeated && { headers: { 'X-Wajha-Possibly-Repeated': 'yes' } }),
    },
  );
}

/** Whoever wrote in Arabic is announced in Arabic, with the English for who does not read it. */
function subjectOf({ language, form, flagged }: StoredLead, title: Bilingual): string {
  const inArabic = language === 'ar';
  const subject = inArabic ? `${title.ar} (New lead from the ${formNames[form].en})` : title.en;
  if (!flagged) return subject;
  return `${inArabic ? '[Possible spam / ربما مزعج]' : '[Possible spam]'} ${subject}`;
}

const nameOf = ({ fields }: StoredLead) =>
  oneLine(fields.name ?? '')
    .slice(0, 100)
    .toWellFormed();

const checkEmail = formChecker({ fields: { email: contactModal.fields.email } });

/** The contact section takes any text as an e-mail; only what is one may enter a header. */
function replyTo(lead: StoredLead) {
  const checked = checkEmail({ email: lead.fields.email });
  return checked.ok ? { replyTo: { name: nameOf(lead), address: checked.values.email } } : {};
}

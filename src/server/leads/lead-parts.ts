import type { Bilingual, FormField } from '../../model/forms/form.ts';
import { labelOf, leadForms } from './lead-forms.ts';
import type { StoredLead } from './stored-lead.ts';

/** What the e-mail says in both languages, before it is set as text or as HTML. */
export interface LeadParts {
  title: Bilingual;
  /** What the reader has to know first. */
  notices: Bilingual[];
  facts: Fact[];
  /** Last, so that no text of a visitor can pass for what the program says. */
  messages: Fact[];
}

export interface Fact {
  label: Bilingual;
  value: string;
  /** Addresses and numbers read from left to right in any language. */
  isLeftToRight: boolean;
}

interface Context {
  title: Bilingual;
  possiblyRepeated: boolean;
  publicUrl: string;
}

export function leadParts(
  lead: StoredLead,
  { title, possiblyRepeated, publicUrl }: Context,
): LeadParts {
  const fields: [string, FormField][] = Object.entries(leadForms[lead.form].fields);
  const filled = fields.filter(([name]) => lead.fields[name]);
  const fact = ([name, field]: [string, FormField]): Fact => ({
    label: labelOf(lead.form, name),
    value: shownValue(field, lead.fields[name] ?? ''),
    isLeftToRight: leftToRight.includes(field.kind) || name === 'email',
  });
  return {
    title,
    notices: [
      ...(possiblyRepeated ? [repeated] : []),
      ...(lead.flagged ? [suspected(lead.flagged)] : []),
    ],
    facts: [
      ...filled.filter(([, { kind }]) => kind !== 'prose').map(fact),
      ...(lead.plan
        ? [{ label: labels.plan, value: oneLine(lead.plan), isLeftToRight: false }]
        : []),
      ...(lead.page ? [known(labels.page, pageAddress(lead.page, publicUrl))] : []),
      known(labels.language, { en: 'English', ar: 'العربية' }[lead.language]),
      known(labels.sent, `${lead.createdAt.slice(0, 16).replace('T', ' ')} UTC`),
    ],
    messages: filled.filter(([, { kind }]) => kind === 'prose').map(fact),
  };
}

/**
 * Fit for a header and a single line: no breaks, no control signs, and none of the signs that
 * change the direction of what follows.
 */
export const oneLine = (value: string) =>
  value
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const leftToRight: FormField['kind'][] = ['email', 'phone', 'link'];

const labels = {
  plan: { en: 'Plan', ar: 'الباقة' },
  page: { en: 'Page', ar: 'الصفحة' },
  language: { en: 'Language', ar: 'اللغة' },
  sent: { en: 'Sent', ar: 'وقت الإرسال' },
};

const repeated = {
  en: 'This e-mail may be a repeat: an earlier try to send it may have arrived.',
  ar: 'قد تكون هذه الرسالة مكررة: ربما وصلت محاولة إرسال سابقة.',
};

function suspected(flag: string): Bilingual {
  const { en, ar } = spamReasons[flag] ?? { en: flag, ar: flag };
  return { en: `This may be spam: ${en}.`, ar: `قد تكون هذه رسالة مزعجة: ${ar}.` };
}

const spamReasons: Record<string, Bilingual> = {
  honeypot: {
    en: 'an input that no person sees was filled in',
    ar: 'مُلئ حقل لا يراه الزائر',
  },
  'too fast': {
    en: 'the form was sent faster than a person fills it in',
    ar: 'أُرسل النموذج أسرع مما يملؤه إنسان',
  },
};

function shownValue({ kind, options }: FormField, value: string): string {
  if (kind === 'prose') return severalLines(value);
  return oneLine(options?.find((option) => option.value === value)?.label.en ?? value);
}

const severalLines = (value: string) =>
  value.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');

const known = (label: Bilingual, value: string): Fact => ({ label, value, isLeftToRight: true });

const pageAddress = (page: string, publicUrl: string) =>
  oneLine(/^\/(?!\/)/.test(page) ? `${publicUrl}${page}` : page);

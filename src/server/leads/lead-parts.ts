import {
  isLeftToRight,
  type LeadField,
  leadFields,
  shownPlan,
  shownValue,
} from '../../model/forms/lead-forms.ts';
import type { Bilingual, Language } from '../../model/language.ts';
import { isSitePath } from '../../model/site-path.ts';
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
  const filled = leadFields(lead.form).filter(({ name }) => lead.fields[name]);
  const fact = (each: LeadField): Fact => ({
    label: each.label,
    value: valueIn(lead, each),
    isLeftToRight: isLeftToRight(each),
  });
  return {
    title,
    notices: [
      ...(possiblyRepeated ? [repeated] : []),
      ...(lead.flagged ? [describeSuspicion(lead.flagged)] : []),
    ],
    facts: [
      ...filled.filter(({ field }) => field.type !== 'prose').map(fact),
      ...(lead.plan
        ? [{ label: labels.plan, value: shownPlanOf(lead), isLeftToRight: false }]
        : []),
      ...(lead.page ? [factOf(labels.page, pageAddress(lead.page, publicUrl))] : []),
      factOf(labels.language, { en: 'English', ar: 'العربية' }[lead.language]),
      factOf(labels.sent, `${lead.createdAt.slice(0, 16).replace('T', ' ')} UTC`),
    ],
    messages: filled.filter(({ field }) => field.type === 'prose').map(fact),
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

function describeSuspicion(flag: string): Bilingual {
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

const valueIn = (lead: StoredLead, { name, field }: LeadField) =>
  field.type === 'prose'
    ? severalLines(lead.fields[name] ?? '')
    : oneLine(asRead(lead.language, (each) => shownValue(lead, name, each)));

const shownPlanOf = (lead: StoredLead) =>
  oneLine(asRead(lead.language, (each) => shownPlan(lead, each)));

/** In English and, where the visitor read something else, in those words too. */
function asRead(language: Language, say: (language: Language) => string): string {
  const [english, read] = [say('en'), say(language)];
  return english === read ? english : `${english} / ${read}`;
}

const severalLines = (value: string) =>
  value.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');

const factOf = (label: Bilingual, value: string): Fact => ({ label, value, isLeftToRight: true });

const pageAddress = (page: string, publicUrl: string) =>
  oneLine(isSitePath(page) ? `${publicUrl}${page}` : page);

import type { Bilingual } from '../language.ts';

/** Fields that more than one form asks for are called the same in each. */
export const labels = {
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone: { en: 'Phone', ar: 'رقم الجوال' },
  company: { en: 'Company', ar: 'الشركة' },
  budget: { en: 'Budget', ar: 'الميزانية' },
  message: { en: 'Message', ar: 'الرسالة' },
} as const satisfies Record<string, Bilingual>;

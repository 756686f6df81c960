import { wording } from './wording.ts';

export const leasing = wording({ en: 'Website leasing', ar: 'تأجير المواقع' }, 'leasing', {
  from: { en: 'From', ar: 'ابتداءً من' },
  perMonth: { en: 'per month', ar: 'شهريًا' },
  currencies: {
    AED: {
      few: { en: '', ar: 'دراهم' },
      many: { en: '', ar: 'درهمًا' },
      other: { en: 'AED', ar: 'درهم' },
    },
    SAR: {
      few: { en: '', ar: 'ريالات' },
      many: { en: '', ar: 'ريالًا' },
      other: { en: 'SAR', ar: 'ريال' },
    },
  },
  form: {
    plan: { en: 'Plan', ar: 'الباقة' },
    noPlan: { en: 'I have not decided yet', ar: 'لم أقرّر بعد' },
    sending: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
  },
  plans: {
    currency: { en: 'Prices in', ar: 'عملة الأسعار' },
    currencyNames: {
      AED: { en: 'UAE dirhams', ar: 'الدرهم الإماراتي' },
      SAR: { en: 'Saudi riyals', ar: 'الريال السعودي' },
    },
    popular: { en: 'Most Popular', ar: 'الأكثر طلبًا' },
    choose: { en: 'Choose plan', ar: 'اختر الباقة' },
    chat: { en: 'Ask in the chat', ar: 'اسألنا في محادثة' },
    chatSubject: {
      en: 'the {plan} plan ({price} per month)',
      ar: 'باقة «{plan}» ({price} شهريًا)',
    },
  },
  chooseTestimonial: { en: 'Choose a testimonial', ar: 'اختر رأيًا' },
});

import { type Form, type FormOption, field } from './form.ts';
import { labels } from './labels.ts';

export const interests = [
  { value: 'web-development', label: { en: 'Web Development', ar: 'تطوير المواقع' } },
  { value: 'mobile-development', label: { en: 'Mobile Development', ar: 'تطوير تطبيقات الجوال' } },
  { value: 'ui-ux-design', label: { en: 'UI/UX Design', ar: 'تصميم الواجهات وتجربة المستخدم' } },
  { value: 'digital-marketing', label: { en: 'Digital Marketing', ar: 'التسويق الرقمي' } },
  { value: 'other', label: { en: 'Other', ar: 'خدمة أخرى' } },
] as const satisfies FormOption[];

export const contactModal = {
  fields: {
    name: field('text', labels.name),
    email: field('email', labels.email),
    phone: field('phone', labels.phone),
    interest: field(
      'choice',
      { en: 'I am interested in', ar: 'الخدمة التي تهمّك' },
      { options: interests },
    ),
    company: field('text', labels.company),
    budget: field('text', labels.budget),
    message: field('prose', labels.message),
  },
} as const satisfies Form;

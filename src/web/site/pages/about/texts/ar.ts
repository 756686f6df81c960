import type { texts as english } from './en.ts';

export const texts: typeof english = {
  heading: 'من نحن',
  contactUs: 'تواصل معنا',
  innovation: {
    heading: 'الابتكار',
    projects: 'المشاريع المنجزة',
    satisfaction: 'رضا العملاء',
  },
  strategy: 'الاستراتيجية',
  development: 'التطوير',
  features: 'ما نعدك به',
  closing: 'لنجلس ونتحدث',
};

import { wording } from './wording.ts';

export const about = wording(
  { en: 'About page', ar: 'صفحة من نحن' },
  {
    heading: { en: 'About', ar: 'من نحن' },
    contactUs: { en: 'Contact Us', ar: 'تواصل معنا' },
    innovation: {
      heading: { en: 'Innovation', ar: 'الابتكار' },
      projects: { en: 'Projects completed', ar: 'المشاريع المنجزة' },
      satisfaction: { en: 'Client satisfaction', ar: 'رضا العملاء' },
    },
    strategy: { en: 'Strategy', ar: 'الاستراتيجية' },
    development: { en: 'Development', ar: 'التطوير' },
    features: { en: 'What you can hold us to', ar: 'ما نعدك به' },
    closing: { en: 'Sit down with us', ar: 'لنجلس ونتحدث' },
  },
);

import { inOwnLanguage } from '../language/text.ts';

export const texts = inOwnLanguage({
  intro: {
    en: 'Everything here is built in. Say it in your own words where you like; the original is always one click away.',
    ar: 'هذه عبارات جاهزة. اكتبها بأسلوبك حيث تشاء، والعودة إلى الأصل ممكنة دائمًا.',
  },
  search: {
    en: 'Search the words in English or Arabic',
    ar: 'ابحث في العبارات بالعربية أو الإنجليزية',
  },
  changedOnly: {
    en: (count: number) => `Changed only (${count})`,
    ar: (count: number) => `المعدّلة فقط (${count})`,
  },
  shown: {
    en: (count: number, all: number) => `${count} of ${all}`,
    ar: (count: number, all: number) => `${count} من ${all}`,
  },
  changed: { en: 'Changed', ar: 'معدّلة' },
  unused: { en: 'not used in English', ar: 'لا تُستخدم في الإنجليزية' },
  close: { en: 'Close', ar: 'إغلاق' },
  see: {
    en: (place: string) => `See it on the site: ${place}`,
    ar: (place: string) => `عرض في الموقع: ${place}`,
  },
  keep: {
    en: 'The site fills these in, so they have to stay:',
    ar: 'يملأ الموقع ما بين الأقواس، فلا بد من بقائه:',
  },
  original: { en: 'Original:', ar: 'الأصل:' },
});

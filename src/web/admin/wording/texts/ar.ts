import type { en } from './en.ts';

export const ar: typeof en = {
  intro: 'هذه عبارات جاهزة. اكتبها بأسلوبك حيث تشاء، والعودة إلى الأصل ممكنة دائمًا.',
  search: 'ابحث في العبارات بالعربية أو الإنجليزية',
  changedOnly: (count) => `المعدّلة فقط (${count})`,
  shown: (count, all) => `${count} من ${all}`,
  changed: 'معدّلة',
  unused: 'لا تُستخدم في الإنجليزية',
  close: 'إغلاق',
  see: (place) => `عرض في الموقع: ${place}`,
  keep: 'يملأ الموقع ما بين الأقواس، فلا بد من بقائه:',
  original: 'الأصل:',
};

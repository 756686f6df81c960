import type { MediaDictionary } from './en.ts';

export const ar: MediaDictionary = {
  about: 'كل صور الموقع، وأين تُستخدم كل صورة.',
  pictures: 'الصور',
  search: 'ابحث في الصور',
  searchHint: 'ما تُظهره الصورة أو مكان استخدامها',
  unused: 'غير المستخدمة فقط',
  add: 'إضافة صور',
  adding: 'جارٍ الرفع…',
  none: 'لا توجد صور بعد. أضف صورة من هنا أو من أي نموذج فيه صورة.',
  usedIn: usedInPlaces,
  notUsed: 'غير مستخدمة',
  earlierOnly: 'في نسخ سابقة فقط',
  dimensions: 'الأبعاد',
  size: 'الحجم',
  type: 'النوع',
  uploaded: 'تاريخ الرفع',
  alt: 'الوصف',
  openOriginal: 'افتح الصورة في تبويب جديد',
  whereUsed: 'أماكن الاستخدام',
  nowhere: 'لا تظهر في أي مكان من الموقع.',
  earlierVersions: 'نسخ سابقة يمكن استعادتها',
  until: (moment) => `حتى ${moment}`,
  deletedRecord: 'محذوف',
  more: (count) => `وغيرها: ${count}`,
  replace: 'استبدال هذه الصورة',
  replaceAbout: (count) =>
    count > 0
      ? 'تحل الصورة الجديدة محلها في كل مكان تُستخدم فيه، ويمكن التراجع عن كل تغيير من السجل هناك.'
      : 'تحل الصورة الجديدة محلها في المكتبة.',
  replaced: 'استُبدلت الصورة بنجاح!',
  added: 'أُضيفت الصورة بنجاح!',
  deleted: 'حُذفت الصورة بنجاح!',
  copyPath: 'نسخ المسار',
  copied: 'نُسخ المسار!',
  copyFailed: 'لم يسمح المتصفح بالنسخ. انسخ المسار من البيانات بنفسك.',
  path: 'المسار',
  confirmDelete: 'أتريد حذف هذه الصورة؟',
  inUse: 'لا يمكن حذفها ما دامت مستخدمة.',
  inEarlierUse: 'لا يمكن حذفها ما دامت نسخة سابقة تستخدمها قابلة للاستعادة.',
  chooseFor: (label) => `اختر صورة موجودة: ${label}`,
  pngOnly: 'تظهر صور PNG وحدها، فهذا الحقل لا يقبل غيرها.',
  close: 'إغلاق',
  chooseOne: 'اختر صورة لترى أماكن استخدامها.',
};

function usedInPlaces(count: number): string {
  if (count === 1) return 'مستخدمة في مكان واحد';
  if (count === 2) return 'مستخدمة في مكانين';
  const isFew = count % 100 >= 3 && count % 100 <= 10;
  return isFew ? `مستخدمة في ${count} أماكن` : `مستخدمة في ${count} مكانًا`;
}

import { placesIn } from '../../../model/words/counted.ts';
import { inOwnLanguage } from '../language/text.ts';

/** Apart from the other texts of the area, so that only who sees pictures loads them. */
export const mediaText = inOwnLanguage({
  about: {
    en: 'Every picture of the site, and where it is used.',
    ar: 'كل صور الموقع، وأين تُستخدم كل صورة.',
  },
  pictures: { en: 'Pictures', ar: 'الصور' },
  search: { en: 'Search pictures', ar: 'بحث في الصور' },
  searchHint: { en: 'What it shows or where it is used', ar: 'ما تُظهره الصورة أو مكان استخدامها' },
  unused: { en: 'Only unused', ar: 'غير المستخدمة فقط' },
  add: { en: 'Add pictures', ar: 'إضافة صور' },
  adding: { en: 'Uploading...', ar: 'جارٍ الرفع…' },
  none: {
    en: 'No pictures yet. Add one here, or in any form that has a picture.',
    ar: 'لا صور بعد. أضف صورة من هنا أو من أي نموذج فيه صورة.',
  },
  usedIn: {
    en: (count: number) => `Used in ${placesIn('en', count)}`,
    ar: (count: number) => `مستخدمة في ${placesIn('ar', count)}`,
  },
  notUsed: { en: 'Not used', ar: 'غير مستخدمة' },
  earlierOnly: { en: 'Only in earlier versions', ar: 'في نسخ سابقة فقط' },
  dimensions: { en: 'Dimensions', ar: 'الأبعاد' },
  size: { en: 'Size', ar: 'الحجم' },
  type: { en: 'Type', ar: 'النوع' },
  uploaded: { en: 'Uploaded', ar: 'تاريخ الرفع' },
  alt: { en: 'Description', ar: 'الوصف' },
  openOriginal: { en: 'Open the picture in a new tab', ar: 'فتح الصورة في تبويب جديد' },
  whereUsed: { en: 'Where it is used', ar: 'أماكن الاستخدام' },
  nowhere: { en: 'It is not shown anywhere on the site.', ar: 'لا تظهر في أي مكان من الموقع.' },
  earlierVersions: { en: 'Earlier versions that can be restored', ar: 'نسخ سابقة يمكن استعادتها' },
  until: { en: (moment: string) => `until ${moment}`, ar: (moment: string) => `حتى ${moment}` },
  deletedRecord: { en: 'deleted', ar: 'محذوف' },
  more: { en: (count: number) => `and ${count} more`, ar: (count: number) => `وغيرها: ${count}` },
  replace: { en: 'Replace this picture', ar: 'استبدال هذه الصورة' },
  replaceAbout: {
    en: (count: number): string =>
      count > 0
        ? 'The new one takes its place wherever it is used. Each change can be undone there, in History.'
        : 'The new one takes its place in the library.',
    ar: (count: number) =>
      count > 0
        ? 'تحل الصورة الجديدة محلها في كل مكان تُستخدم فيه، ويمكن التراجع عن كل تغيير من السجل هناك.'
        : 'تحل الصورة الجديدة محلها في المكتبة.',
  },
  replaced: { en: 'Picture replaced successfully!', ar: 'تم استبدال الصورة بنجاح' },
  added: { en: 'Picture added successfully!', ar: 'تمت إضافة الصورة بنجاح' },
  deleted: { en: 'Picture deleted successfully!', ar: 'تم حذف الصورة بنجاح' },
  copyPath: { en: 'Copy path', ar: 'نسخ المسار' },
  copied: { en: 'Path copied!', ar: 'تم نسخ المسار بنجاح' },
  copyFailed: {
    en: 'The browser did not allow copying. Copy the path by hand, it is listed above.',
    ar: 'لم يسمح المتصفح بالنسخ. انسخ المسار بنفسك من البيانات أعلاه.',
  },
  path: { en: 'Path', ar: 'المسار' },
  confirmDelete: { en: 'Are you sure you want to delete this picture?', ar: 'أتريد حذف الصورة؟' },
  inUse: { en: 'It cannot be deleted while it is used.', ar: 'لا يمكن حذفها ما دامت مستخدمة.' },
  inEarlierUse: {
    en: 'It cannot be deleted while an earlier version that uses it can be restored.',
    ar: 'لا يمكن حذفها ما دامت نسخة سابقة تستخدمها قابلة للاستعادة.',
  },
  chooseFor: {
    en: (label: string) => `Choose an existing picture: ${label}`,
    ar: (label: string) => `اختيار صورة موجودة: ${label}`,
  },
  pngOnly: {
    en: 'Only PNG pictures are shown: this field takes no others.',
    ar: 'تظهر صور PNG وحدها، فهذا الحقل لا يقبل غيرها.',
  },
  close: { en: 'Close', ar: 'إغلاق' },
  chooseOne: {
    en: 'Choose a picture to see where it is used.',
    ar: 'اختر صورة لترى أماكن استخدامها.',
  },
});

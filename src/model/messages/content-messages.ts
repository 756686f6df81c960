import type { Bilingual } from '../language.ts';

/** What comes of reading, saving and deleting content. */
export const contentMessages = {
  added: { en: '{Noun} added successfully!', ar: 'تمت إضافة {noun.the} بنجاح' },
  updated: { en: '{Noun} updated successfully!', ar: 'تم تحديث {noun.the} بنجاح' },
  deleted: { en: '{Noun} deleted successfully!', ar: 'تم حذف {noun.the} بنجاح' },
  createdPlainly: { en: '{Noun} created successfully', ar: 'تمت إضافة {noun.the} بنجاح' },
  updatedPlainly: { en: '{Noun} updated successfully', ar: 'تم تحديث {noun.the} بنجاح' },
  fetchFailed: { en: 'Failed to fetch {noun}', ar: 'تعذّر جلب {noun.the}' },
  saveFailed: { en: 'Failed to save {noun}', ar: 'تعذّر حفظ {noun.the}' },
  addFailed: { en: 'Failed to add {noun}', ar: 'تعذّرت إضافة {noun.the}' },
  updateFailed: { en: 'Failed to update {noun}', ar: 'تعذّر تحديث {noun.the}' },
  updateError: { en: 'Error updating {noun}', ar: 'تعذّر تحديث {noun.the}' },
  replaceFailed: { en: 'Failed to replace {noun}', ar: 'تعذّر استبدال {noun.the}' },
  deleteFailed: { en: 'Failed to delete {noun}', ar: 'تعذّر حذف {noun.the}' },
  clearFailed: { en: 'Failed to clear {label}', ar: 'تعذّر مسح {label}' },
  noBackupNoRemoval: {
    en: 'No backup could be made, so nothing was removed',
    ar: 'تعذّر أخذ نسخة احتياطية، فلم يُحذف شيء',
  },
  previewFailed: { en: 'Failed to show the preview', ar: 'تعذّر عرض المعاينة' },
  confirmDelete: {
    en: 'Are you sure you want to delete this {noun}?',
    ar: 'أتريد حذف {noun.the}؟',
  },
  builtInAgain: {
    en: '{Noun}: the original is back',
    ar: 'عادت القيم الأصلية: {noun}',
  },
  confirmBuiltIn: {
    en: 'Are you sure you want to replace this {noun} with the original?',
    ar: 'أتريد إعادة {noun.the} إلى الأصل؟',
  },
  confirmDeleteService: {
    en: 'Are you sure you want to delete this service? Its primary and secondary services are deleted too.',
    ar: 'أتريد حذف المجموعة؟ ستُحذف معها خدماتها وخدماتها الفرعية.',
  },
  confirmDeletePrimary: {
    en: 'Are you sure you want to delete this primary service? Its secondary services are deleted too.',
    ar: 'أتريد حذف الخدمة؟ ستُحذف معها خدماتها الفرعية.',
  },
  notFound: { en: '{Noun} not found', ar: 'تعذّر العثور على {noun.the}' },
  serviceNotFound: { en: 'Service Not Found', ar: 'تعذّر العثور على المجموعة' },
  primaryNotFound: { en: 'Primary Service Not Found', ar: 'تعذّر العثور على الخدمة' },
  locationNotFound: { en: 'Location Not Found', ar: 'تعذّر العثور على المدينة' },
  outdated: {
    en: 'This was changed in the meantime',
    ar: 'تغيّر هذا المحتوى في أثناء عملك',
  },
  listOutdated: {
    en: 'The list has changed in the meantime',
    ar: 'تغيّرت القائمة في أثناء عملك',
  },
  tooFew: {
    en: 'At least {min} of the {noun.all} must stay',
    ar: '{noun.all}: يجب أن يبقى منها {min} على الأقل',
  },
  tooManyRecords: {
    en: 'There can be at most {max} {noun.all}',
    ar: '{noun.all}: الحد الأقصى {max}',
  },
  taken: {
    en: 'A {noun} with this {label.low} already exists',
    ar: '{label}: القيمة نفسها مستخدمة من قبل في {noun.all}',
  },
} as const satisfies Record<string, Bilingual>;

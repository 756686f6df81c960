import { roundDown } from '../../../model/brand/legible.ts';
import type { NounForms } from '../../../model/words/nouns.ts';

/** What forms and lists of content say, in both languages. */
export const editorSentences = {
  form: {
    add: { en: 'Add', ar: 'إضافة' },
    update: { en: 'Update', ar: 'تحديث' },
    delete: { en: 'Delete', ar: 'حذف' },
    backToOriginal: { en: 'Back to the original', ar: 'العودة إلى الأصل' },
    edit: { en: 'Edit', ar: 'تحرير' },
    cancelEdit: { en: 'Cancel Edit', ar: 'إلغاء التحرير' },
    discard: { en: 'Discard changes', ar: 'تجاهل التغييرات' },
    saving: { en: 'Saving...', ar: 'جارٍ الحفظ…' },
    unsaved: { en: 'Unsaved changes', ar: 'تغييرات غير محفوظة' },
    saved: { en: 'Saved', ar: 'محفوظ' },
    draftRestored: { en: 'Your unsaved changes are back.', ar: 'استُعيدت تغييراتك غير المحفوظة.' },
    pictureAgain: { en: 'A picture has to be chosen again.', ar: 'أما الصورة فاخترها من جديد.' },
    leave: {
      en: 'You have unsaved changes. They stay in this tab as a draft. Leave this screen?',
      ar: 'لديك تغييرات غير محفوظة، وستبقى مسودةً في هذا التبويب. أتريد مغادرة الشاشة؟',
    },
    leaveIt: { en: 'Leave', ar: 'مغادرة' },
    cancel: { en: 'Cancel', ar: 'إلغاء' },
    blankDate: { en: 'Leave blank for today.', ar: 'اتركه فارغًا لتاريخ اليوم.' },
    addText: { en: 'Type and press Enter', ar: 'اكتب ثم اضغط Enter' },
    inArabic: {
      en: (label: string) => `${label} in Arabic`,
      ar: (label: string) => `${label} بالعربية`,
    },
    remove: { en: (label: string) => `Remove ${label}`, ar: (label: string) => `إزالة ${label}` },
    addOne: {
      en: (label: string) => `Add ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
      ar: (label: string) => `إضافة ${label}`,
    },
    fillFirst: { en: 'Fill in this one first.', ar: 'املأ هذا أولًا.' },
    lengthOf: {
      en: (length: number, max: number) => `${length}/${max} characters`,
      ar: (length: number, max: number) => `عدد الأحرف: ${length} من ${max}`,
    },
    recommendedLength: {
      en: (length: number, least: number, most: number) =>
        `${length} characters (recommended: ${least}-${most})`,
      ar: (length: number, least: number, most: number) =>
        `عدد الأحرف: ${length} (الموصى به: من ${least} إلى ${most})`,
    },
  },
  colour: {
    pick: {
      en: (label: string) => `${label}: choose from a palette`,
      ar: (label: string) => `${label}: اختيار من لوحة الألوان`,
    },
    passes: {
      en: (found: number) => `Contrast ${roundDown(found)}: legible`,
      ar: (found: number) => `التباين ${roundDown(found)}: واضح للقراءة`,
    },
    fails: {
      en: (found: number, needed: number) =>
        `Contrast ${roundDown(found)}, ${needed} is needed: too hard to read`,
      ar: (found: number, needed: number) =>
        `التباين ${roundDown(found)} والمطلوب ${needed}: تصعب قراءته`,
    },
    take: {
      en: (colour: string) => `Use ${colour}`,
      ar: (colour: string) => `استخدام \u2066${colour}\u2069`,
    },
  },
  translation: {
    missing: { en: 'Arabic missing', ar: 'بلا نص عربي' },
    older: { en: 'Older than the English', ar: 'أقدم من الإنجليزية' },
    stillRight: { en: 'Still up to date', ar: 'ما زالت محدّثة' },
    stillRightAbout: {
      en: 'The Arabic also fits the changed English. Saving removes this mark.',
      ar: 'العربية تناسب الإنجليزية المعدّلة أيضًا، وتزول هذه العلامة عند الحفظ.',
    },
    rightOnSave: { en: 'Up to date after saving', ar: 'محدّثة بعد الحفظ' },
    toTranslate: {
      en: (count: number) => `${count} to translate`,
      ar: (count: number) => `بانتظار الترجمة: ${count}`,
    },
    onlyGaps: { en: 'Show only what still has to be translated', ar: 'عرض ما لم يُترجم بعد فقط' },
  },
  list: {
    addNew: {
      en: ({ one }: NounForms) => `Add ${one}`,
      ar: ({ one }: NounForms) => `إضافة ${one}`,
    },
    edit: { en: ({ the }: NounForms) => `Edit ${the}`, ar: ({ the }: NounForms) => `تحرير ${the}` },
    none: {
      en: ({ one }: NounForms) => `No ${one} yet.`,
      ar: ({ all }: NounForms) => `لم يُضَف شيء إلى ${all} بعد.`,
    },
    nothingFound: { en: 'Nothing matches.', ar: 'لا نتائج مطابقة.' },
    search: {
      en: ({ all }: NounForms) => `Search ${all}`,
      ar: ({ all }: NounForms) => `بحث في ${all}`,
    },
    searchShort: { en: 'Search', ar: 'بحث' },
    sort: { en: 'Sort', ar: 'ترتيب العرض' },
    siteOrder: { en: 'As on the site', ar: 'كما في الموقع' },
    ascending: { en: (label: string) => `${label} ↑`, ar: (label: string) => `${label} ↑` },
    descending: { en: (label: string) => `${label} ↓`, ar: (label: string) => `${label} ↓` },
    moveUp: {
      en: (title: string) => `Move up: ${title}`,
      ar: (title: string) => `نقل إلى أعلى: ${title}`,
    },
    moveDown: {
      en: (title: string) => `Move down: ${title}`,
      ar: (title: string) => `نقل إلى أسفل: ${title}`,
    },
    drag: { en: (title: string) => `Drag: ${title}`, ar: (title: string) => `سحب: ${title}` },
    reordered: { en: 'Order updated successfully!', ar: 'تم تحديث الترتيب بنجاح' },
    undo: { en: 'Undo', ar: 'تراجع' },
    closeUndo: { en: 'Close, leave it deleted', ar: 'إغلاق مع إبقائه محذوفًا' },
    restored: { en: 'Restored successfully!', ar: 'تمت الاستعادة بنجاح' },
    pages: { en: 'Pages', ar: 'الصفحات' },
    previousPage: { en: 'Previous', ar: 'السابقة' },
    nextPage: { en: 'Next', ar: 'التالية' },
    pageOf: {
      en: (page: number, last: number, total: number) => `Page ${page} of ${last} (${total})`,
      ar: (page: number, last: number, total: number) => `صفحة ${page} من ${last} (${total})`,
    },
  },
  image: {
    dropOrPaste: { en: 'or drop or paste it here', ar: 'أو أفلتها أو ألصقها هنا' },
    none: { en: 'No picture', ar: 'بلا صورة' },
    dropInto: {
      en: (label: string) => `Drop or paste: ${label}`,
      ar: (label: string) => `إفلات أو لصق: ${label}`,
    },
    previewOf: {
      en: (label: string) => `Preview: ${label}`,
      ar: (label: string) => `معاينة: ${label}`,
    },
    builtIn: {
      en: (label: string) => `${label}: built-in illustration`,
      ar: (label: string) => `${label}: رسم مدمج في الموقع`,
    },
    noBuiltIn: { en: 'No built-in illustration', ar: 'بلا رسم مدمج' },
    link: { en: (label: string) => `${label}: link`, ar: (label: string) => `${label}: رابط` },
    unchoose: { en: 'Discard this file', ar: 'إلغاء اختيار هذا الملف' },
    remove: { en: 'Remove picture', ar: 'إزالة الصورة' },
    across: { en: 'Across', ar: 'أفقيًا' },
    down: { en: 'Down', ar: 'عموديًا' },
    chooseExisting: { en: 'Choose an existing picture', ar: 'اختيار صورة موجودة' },
    pickFocus: {
      en: 'Click or drag to the part of the picture that must stay visible.',
      ar: 'انقر أو اسحب إلى الجزء الذي يجب أن يبقى ظاهرًا من الصورة.',
    },
    cropped: { en: 'As the site crops it', ar: 'كما يقصّها الموقع' },
  },
  history: {
    heading: { en: 'History', ar: 'السجل' },
    none: { en: 'There is no earlier version.', ar: 'لا توجد نسخة أقدم.' },
    older: { en: 'Show older versions', ar: 'عرض نسخ أقدم' },
    version: {
      en: (number: number) => `Version ${number}`,
      ar: (number: number) => `النسخة ${number}`,
    },
    restore: { en: 'Restore', ar: 'استعادة' },
    restored: {
      en: (number: number) => `Version ${number} restored successfully!`,
      ar: (number: number) => `تمت استعادة النسخة ${number} بنجاح`,
    },
    field: { en: 'Field', ar: 'الحقل' },
    before: { en: 'Before', ar: 'قبل' },
    after: { en: 'After', ar: 'بعد' },
    same: { en: 'No differences.', ar: 'لا فرق.' },
  },
  conflict: {
    heading: { en: 'This was changed in the meantime', ar: 'تغيّر هذا المحتوى في أثناء عملك' },
    about: {
      en: 'Somebody saved another version while you were typing. Which one do you want to keep?',
      ar: 'حُفظت نسخة أخرى وأنت تكتب. أي النسختين تريد أن تبقى؟',
    },
    deleted: { en: 'It was deleted while you were typing.', ar: 'حُذف هذا المحتوى وأنت تكتب.' },
    theirs: { en: 'Saved version', ar: 'النسخة المحفوظة' },
    mine: { en: 'Your version', ar: 'نسختك' },
    keepMine: { en: 'Save my version', ar: 'حفظ نسختي' },
    takeTheirs: { en: 'Use the saved version', ar: 'اعتماد النسخة المحفوظة' },
    goOn: { en: 'Keep editing', ar: 'متابعة التحرير' },
  },
};

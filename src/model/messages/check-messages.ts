import type { Bilingual } from '../language.ts';

/** What is wrong with what was filled in. */
export const checkMessages = {
  invalidInput: { en: 'Invalid input', ar: 'بيانات غير صالحة' },
  arabicNotText: {
    en: '{label} in Arabic must be a text',
    ar: '{label} بالعربية: يجب أن يكون نصًا',
  },
  arabicNotList: {
    en: '{label} in Arabic must be a list',
    ar: '{label} بالعربية: يجب أن يكون قائمة',
  },
  arabicTooLong: {
    en: '{label} in Arabic must be at most {max} characters',
    ar: '{label} بالعربية: الحد الأقصى لعدد الأحرف {max}',
  },
  arabicNotObject: {
    en: 'The Arabic must be an object',
    ar: 'النصوص العربية: يجب أن تكون كائنًا',
  },
  notTexts: { en: '{label} must be texts', ar: '{label}: يجب أن تكون نصوصًا' },
  notList: { en: '{label} must be a list', ar: '{label}: يجب أن تكون قائمة' },
  notNames: { en: '{label} must be a list of names', ar: '{label}: يجب أن تكون قائمة أسماء' },
  notIds: { en: '{label} must be a list of ids', ar: '{label}: يجب أن تكون قائمة معرّفات' },
  notNumber: { en: '{label} must be a number', ar: '{label}: يجب أن يكون رقمًا' },
  notInRange: {
    en: '{label} must be a number from {min} to {max}',
    ar: '{label}: يجب أن يكون رقمًا من {min} إلى {max}',
  },
  notWhole: { en: '{label} must be a whole number', ar: '{label}: يجب أن يكون عددًا صحيحًا' },
  notOnStep: {
    en: '{label} must be in steps of {step}',
    ar: '{label}: يجب أن يكون من مضاعفات {step}',
  },
  notDate: { en: '{label} must be a date', ar: '{label}: يجب أن يكون تاريخًا' },
  notAddress: {
    en: '{label} must be a web address that begins with https://',
    ar: '{label}: يجب أن يكون رابطًا يبدأ بـ \u2066https://\u2069',
  },
  notLink: {
    en: '{label} must be a path of this site or an address that begins with https://',
    ar: '{label}: يجب أن يكون مسارًا في هذا الموقع أو رابطًا يبدأ بـ \u2066https://\u2069',
  },
  notOneForEach: {
    en: '{label} must hold each one once',
    ar: '{label}: يجب أن يرد كل عنصر مرة واحدة',
  },
  notOneOf: { en: '{label} must be one of {options}', ar: '{label}: القيم الممكنة {options}' },
  notEither: {
    en: '{label} must be {one} or {other}',
    ar: '{label}: القيمتان الممكنتان {one} و{other}',
  },
  notSame: { en: '{label} must be {value}', ar: '{label}: القيمة الممكنة {value}' },
  notFieldName: { en: '{label} must be a field name', ar: '{label}: يجب أن يكون اسم حقل' },
  notJson: { en: '{label} must be JSON', ar: '{label}: يجب أن يكون بصيغة JSON' },
  notColour: {
    en: '{label} must be a colour such as #123456',
    ar: '{label}: يجب أن يكون لونًا مثل \u2066#123456\u2069',
  },
  contrastTooLow: {
    en: '{label}: {colour} reaches a contrast of {found}, and {needed} is needed for everybody to read. The nearest colour that passes is {nearest}.',
    ar: '{label}: تباين اللون \u2066{colour}\u2069 هو {found}، والمطلوب {needed} ليقرأ الجميع بوضوح. أقرب لون يحقق ذلك \u2066{nearest}\u2069.',
  },
  notFocus: {
    en: '{label} must be like 50% 30%',
    ar: '{label}: يجب أن تُكتب على هذا النحو: 50% 30%',
  },
  noLetter: {
    en: '{label} must contain a letter or a digit',
    ar: '{label}: يجب أن يحتوي على حرف أو رقم',
  },
  addOne: { en: '{label}: add at least one', ar: '{label}: أضف واحدًا على الأقل' },
  atMost: { en: '{label}: at most {max}', ar: '{label}: الحد الأقصى {max}' },
  addBullet: {
    en: 'Please add at least one bullet point',
    ar: 'يرجى إضافة نقطة واحدة على الأقل',
  },
  fillOneField: { en: 'Please fill at least one field', ar: 'يرجى ملء حقل واحد على الأقل' },
  fillRequired: {
    en: 'Please fill in all required fields',
    ar: 'يرجى ملء جميع الحقول المطلوبة',
  },
  currencyNeeded: {
    en: 'Please leave at least one currency switched on',
    ar: 'يرجى إبقاء عملة واحدة مفعّلة على الأقل',
  },
  addFact: {
    en: 'Please add a fact title and at least one stat',
    ar: 'يرجى إضافة عنوان للحقائق وبند واحد على الأقل',
  },
  fillStats: { en: 'Please fill in all fact stats', ar: 'يرجى ملء جميع بنود الحقائق' },
  addBenefit: {
    en: 'Please add a benefits title and at least one benefit item',
    ar: 'يرجى إضافة عنوان للفوائد وفائدة واحدة على الأقل',
  },
  fillBenefits: {
    en: 'Please fill in all benefit item titles and descriptions',
    ar: 'يرجى ملء عناوين الفوائد وأوصافها جميعًا',
  },
  /** A text of the interface has places where the site fills something in. */
  placeholderMissing: {
    en: '{label}: {name} must stay in it, the site fills it in',
    ar: '{label}: يجب أن يبقى فيه {name}، فالموقع يملؤه',
  },
  placeholderAdded: {
    en: '{label}: there is nothing to fill in for this {name}',
    ar: '{label}: لا شيء يحلّ محلّ {name} هنا',
  },
} as const satisfies Record<string, Bilingual>;

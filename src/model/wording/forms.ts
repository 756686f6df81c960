import { wording } from './wording.ts';

/** What the three public forms ask and answer. */
export const forms = wording({ en: 'Forms', ar: 'النماذج' }, 'contact', {
  /** By the name of the field: what more than one form asks for is called the same in each. */
  labels: {
    name: { en: 'Name', ar: 'الاسم' },
    firstName: { en: 'First name', ar: 'الاسم الأول' },
    lastName: { en: 'Last name', ar: 'اسم العائلة' },
    email: { en: 'Email', ar: 'البريد الإلكتروني' },
    phone: { en: 'Phone', ar: 'رقم الجوال' },
    phoneNumber: { en: 'Phone number', ar: 'رقم الجوال' },
    interest: { en: 'Service', ar: 'الخدمة' },
    company: { en: 'Company', ar: 'الشركة' },
    website: { en: 'Website', ar: 'الموقع الإلكتروني' },
    budget: { en: 'Budget', ar: 'الميزانية' },
    subject: { en: 'Subject', ar: 'الموضوع' },
    message: { en: 'Message', ar: 'الرسالة' },
  },
  /** What stands in a choice before anything is chosen. */
  choose: { en: 'I am interested in', ar: 'ما الذي يهمّك؟' },
  /** By the value that is sent. */
  interests: {
    'web-development': { en: 'Websites and online shops', ar: 'المواقع والمتاجر الإلكترونية' },
    'mobile-development': { en: 'Mobile apps', ar: 'تطبيقات الجوال' },
    'ui-ux-design': { en: 'Design & UX', ar: 'التصميم وتجربة المستخدم' },
    'digital-marketing': { en: 'Digital marketing', ar: 'التسويق الرقمي' },
    other: { en: 'Other', ar: 'خدمة أخرى' },
  },
  /** What the contact section says, which is answered without a word. */
  sent: { en: 'Your message has been sent successfully!', ar: 'أُرسلت رسالتك بنجاح!' },
  /** Where the server does not answer, and may have stored it all the same. */
  noAnswer: {
    en: 'No answer yet: your message may have arrived. Send it again if you like, it is kept only once.',
    ar: 'لا ردّ حتى الآن، وربما وصلتنا رسالتك. يمكنك إرسالها مرة أخرى، ولن تُحفظ إلا مرة واحدة.',
  },
  /** By the code of the message; other forms say some of them too, as they are built in. */
  messages: {
    required: { en: '{label} is required', ar: '{label}: حقل مطلوب' },
    notText: { en: '{label} must be a text', ar: '{label}: يجب أن يكون نصًا' },
    tooLong: {
      en: '{label} must be at most {max} characters',
      ar: '{label}: الحد الأقصى لعدد الأحرف {max}',
    },
    allRequired: { en: 'All fields are required.', ar: 'جميع الحقول مطلوبة.' },
    invalidEmail: {
      en: 'Please enter a valid email address.',
      ar: 'يرجى إدخال عنوان بريد إلكتروني صحيح.',
    },
    invalidLink: {
      en: 'Please enter a full web address, such as https://example.com.',
      ar: 'يرجى إدخال عنوان الموقع كاملًا، مثل https://example.com.',
    },
    unknownOption: { en: 'Please choose one of the options.', ar: 'يرجى اختيار أحد الخيارات.' },
    tooManySubmissions: {
      en: 'Too many messages at once. Please try again in a minute.',
      ar: 'وصلتنا رسائل كثيرة دفعة واحدة. يرجى المحاولة بعد دقيقة.',
    },
    tooManyInADay: {
      en: 'We have had too many messages from your network. Please try again tomorrow.',
      ar: 'وصلتنا رسائل كثيرة من شبكتك. يرجى المحاولة غدًا.',
    },
    thankYou: {
      en: "Thank you! We'll get back to you soon.",
      ar: 'شكرًا لك! سنتواصل معك قريبًا.',
    },
    modalNotSent: {
      en: 'Failed to send message. Please try again.',
      ar: 'تعذّر إرسال الرسالة. يرجى المحاولة مرة أخرى.',
    },
    sectionNotSent: {
      en: 'An error occurred. Please try again later.',
      ar: 'حدث خطأ. يرجى المحاولة لاحقًا.',
    },
    leadNotKept: {
      en: 'Your message could not be received. Please call us on {phone}.',
      ar: 'تعذّر استلام رسالتك. يرجى الاتصال بنا على \u2066{phone}\u2069.',
    },
  },
});

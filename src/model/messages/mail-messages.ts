import type { Bilingual } from '../language.ts';

/**
 * Why an e-mail did not go out. `answer` is the mail server's number or the
 * system's code, which runs from left to right in Arabic too.
 */
export const mailMessages = {
  mailSignInRefused: {
    en: 'The mail server refused the sign-in ({answer})',
    ar: 'رفض خادم البريد تسجيل الدخول (\u2066{answer}\u2069)',
  },
  mailNotEncrypted: {
    en: 'The mail server offers no encryption; nothing is sent without it unless SMTP_ALLOW_PLAIN says so ({answer})',
    ar: 'لا يتيح خادم البريد التشفير، ولا يُرسل شيء من دونه ما لم يسمح SMTP_ALLOW_PLAIN بذلك (\u2066{answer}\u2069)',
  },
  mailRefused: {
    en: 'The mail server refused at {command} ({answer})',
    ar: 'رفض خادم البريد الرسالة عند \u2066{command}\u2069 (\u2066{answer}\u2069)',
  },
  mailUnanswered: {
    en: 'The mail server took the message and did not answer in time ({answer})',
    ar: 'تسلّم خادم البريد الرسالة ولم يجب في الوقت المحدد (\u2066{answer}\u2069)',
  },
  mailBrokenOff: {
    en: 'The connection broke off while the message was being sent ({answer})',
    ar: 'انقطع الاتصال أثناء إرسال الرسالة (\u2066{answer}\u2069)',
  },
  mailTooSlow: {
    en: 'The mail server did not answer in time ({answer})',
    ar: 'لم يجب خادم البريد في الوقت المحدد (\u2066{answer}\u2069)',
  },
  mailSignInFailed: {
    en: 'Signing in to the mail server was not possible ({answer})',
    ar: 'تعذّر تسجيل الدخول إلى خادم البريد (\u2066{answer}\u2069)',
  },
  mailNotSecured: {
    en: 'The connection to the mail server could not be secured ({answer})',
    ar: 'تعذّر تأمين الاتصال بخادم البريد (\u2066{answer}\u2069)',
  },
  mailUnreachable: {
    en: 'The mail server could not be reached ({answer})',
    ar: 'تعذّر الوصول إلى خادم البريد (\u2066{answer}\u2069)',
  },
  mailNotWritten: {
    en: 'The e-mail could not be written',
    ar: 'تعذّرت كتابة الرسالة',
  },
  mailInterrupted: {
    en: 'The program ended while the message was being sent',
    ar: 'توقف البرنامج أثناء إرسال الرسالة',
  },
  recipientsRefused: {
    en: 'The mail server refused {count} of {max} recipients',
    ar: 'رفض خادم البريد {count} من أصل {max} من المستلمين',
  },
} as const satisfies Record<string, Bilingual>;

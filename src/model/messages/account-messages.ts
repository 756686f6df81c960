import type { Bilingual } from '../language.ts';

export const accountMessages = {
  pleaseSignIn: { en: 'Please sign in', ar: 'يرجى تسجيل الدخول' },
  wrongSignIn: {
    en: 'Invalid username or password',
    ar: 'اسم المستخدم أو كلمة المرور غير صحيحة',
  },
  tooManySignIns: {
    en: 'Too many failed sign-in attempts. Please try again later.',
    ar: 'محاولات دخول خاطئة كثيرة. يرجى المحاولة لاحقًا.',
  },
  signInFailed: { en: 'Login failed', ar: 'تعذّر تسجيل الدخول' },
  signOutFailed: { en: 'Failed to sign out', ar: 'تعذّر تسجيل الخروج' },
  passwordTooShort: {
    en: 'New password must be at least {min} characters long',
    ar: 'يجب ألا تقل كلمة المرور الجديدة عن {min} أحرف',
  },
  passwordBlank: {
    en: 'New password must not be blank',
    ar: 'لا يصح أن تكون كلمة المرور الجديدة مسافات فقط',
  },
  passwordIsUsername: {
    en: 'New password must not be the username',
    ar: 'لا يصح أن تكون كلمة المرور الجديدة هي اسم المستخدم',
  },
  passwordUnchanged: {
    en: 'New password must not be the current one',
    ar: 'لا يصح أن تكون كلمة المرور الجديدة هي الحالية',
  },
  passwordCommon: {
    en: 'New password is one of the most common ones. Please choose another.',
    ar: 'كلمة المرور الجديدة من أكثر كلمات المرور شيوعًا. يرجى اختيار غيرها.',
  },
  passwordMismatch: {
    en: 'New passwords do not match',
    ar: 'كلمتا المرور الجديدتان غير متطابقتين',
  },
  wrongPassword: { en: 'Current password is incorrect', ar: 'كلمة المرور الحالية غير صحيحة' },
  tooManyPasswords: {
    en: 'Too many wrong passwords. Please try again later.',
    ar: 'أُدخلت كلمة مرور خاطئة مرات كثيرة. يرجى المحاولة لاحقًا.',
  },
  passwordChanged: { en: 'Password changed successfully!', ar: 'تم تغيير كلمة المرور بنجاح' },
  passwordChangeFailed: { en: 'Failed to change password', ar: 'تعذّر تغيير كلمة المرور' },
} as const satisfies Record<string, Bilingual>;

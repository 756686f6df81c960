import { type Form, field } from './form.ts';

export const shortestPassword = 6;

export const changePasswordTexts = {
  tooShort: {
    en: 'New password must be at least 6 characters long',
    ar: 'يجب ألا تقل كلمة المرور الجديدة عن 6 أحرف',
  },
  mismatch: { en: 'New passwords do not match', ar: 'كلمتا المرور الجديدتان غير متطابقتين' },
  wrongCurrent: 'Current password is incorrect',
  tooMany: 'Too many wrong passwords. Please try again later.',
  changed: 'Password changed successfully!',
  failed: 'Failed to change password',
} as const;

const min = { length: shortestPassword, text: changePasswordTexts.tooShort };

/** The call carries two of the three; the confirmation is checked where it is sent along. */
export const changePassword: Form<'currentPassword' | 'newPassword' | 'confirmPassword'> = {
  fields: {
    currentPassword: field(
      'password',
      { en: 'Current password', ar: 'كلمة المرور الحالية' },
      { max: 1000 },
    ),
    newPassword: field(
      'password',
      { en: 'New password', ar: 'كلمة المرور الجديدة' },
      { max: 1000, min },
    ),
    confirmPassword: field(
      'password',
      { en: 'Confirm new password', ar: 'تأكيد كلمة المرور الجديدة' },
      { max: 1000, required: false },
    ),
  },
  check({ newPassword, confirmPassword }) {
    const isMatch = confirmPassword === '' || confirmPassword === newPassword;
    return isMatch ? {} : { confirmPassword: changePasswordTexts.mismatch };
  },
};

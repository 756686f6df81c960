import { message } from '../messages/message.ts';
import { type Form, field } from './form.ts';

export const shortestPassword = 6;

const min = {
  length: shortestPassword,
  tooShort: message('passwordTooShort', { min: shortestPassword }),
};

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
    return isMatch ? {} : { confirmPassword: message('passwordMismatch') };
  },
};

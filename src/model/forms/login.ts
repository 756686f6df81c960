import { type Form, field } from './form.ts';

export const login = {
  fields: {
    username: field('text', { en: 'Username', ar: 'اسم المستخدم' }),
    password: field('password', { en: 'Password', ar: 'كلمة المرور' }, { max: 1000 }),
  },
} as const satisfies Form;

export const loginTexts = {
  wrong: 'Invalid username or password',
  tooMany: 'Too many failed sign-in attempts. Please try again later.',
  failed: 'Login failed',
} as const;

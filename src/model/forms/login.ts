import { type Form, field } from './form.ts';

export const login = {
  fields: {
    username: field('text', { en: 'Username', ar: 'اسم المستخدم' }),
    password: field('password', { en: 'Password', ar: 'كلمة المرور' }, { max: 1000 }),
  },
} as const satisfies Form;

import { forms } from '../wording/forms.ts';
import { type Form, type FormOption, field } from './form.ts';

const { labels, interests: names } = forms.words;

export const interests: FormOption[] = Object.entries(names).map(([value, label]) => ({
  value,
  label,
}));

export const contactModal = {
  fields: {
    name: field('text', labels.name),
    email: field('email', labels.email),
    phone: field('phone', labels.phone),
    interest: field('choice', labels.interest, { options: interests }),
    company: field('text', labels.company),
    budget: field('text', labels.budget),
    message: field('prose', labels.message),
  },
} as const satisfies Form;

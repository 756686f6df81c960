import type { FormField } from '../../../../model/forms/form.ts';
import type { LeadForm } from '../../../../model/forms/lead-forms.ts';
import { submissionExtras } from '../../../../model/forms/submission.ts';
import type { Language } from '../../../../model/language.ts';
import { Field } from '../../../ui/field.tsx';
import type { ShownField } from '../../forms/shown-fields.ts';
import type { Submission } from './use-submission.ts';

const types = {
  text: 'text',
  password: 'text',
  prose: 'prose',
  email: 'email',
  phone: 'tel',
  link: 'url',
  choice: 'choice',
} as const satisfies Record<FormField['type'], string>;

const autoComplete: Record<string, string> = {
  name: 'name',
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  phoneNumber: 'tel',
  company: 'organization',
  website: 'url',
};

interface FormFieldsProps {
  name: LeadForm;
  fields: ShownField[];
  language: Language;
  submission: Pick<Submission, 'fields' | 'values'>;
}

/** Every input of a declared form, with the hidden ones that each public form sends along. */
export function FormFields({ name, fields, language, submission }: FormFieldsProps) {
  const short = fields.filter(({ type }) => type !== 'prose');
  // In two columns, a field that would stand alone in its row takes the whole of it.
  const alone = short.length % 2 === 1 ? short.at(-1)?.name : undefined;
  return (
    <>
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name={submissionExtras.language} value={language} />
      <input
        type="text"
        name={submissionExtras.honeypot}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        className="sr-only"
      />
      {fields.map(({ name: key, type, label, required, max, options = [], placeholder }) => (
        <Field
          key={key}
          name={key}
          // Where an e-mail's shape is not checked, it still wants its keyboard and direction.
          type={key === 'email' ? 'email' : types[type]}
          label={label}
          placeholder={placeholder ?? (type === 'link' ? 'https://' : undefined)}
          required={required}
          maxLength={max}
          autoComplete={autoComplete[key] ?? 'off'}
          options={options}
          defaultValue={submission.values[key]}
          error={submission.fields[key]}
          className={type === 'prose' || key === alone ? 'col-span-full' : ''}
        />
      ))}
    </>
  );
}

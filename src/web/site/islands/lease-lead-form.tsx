import { submissionExtras } from '../../../model/forms/submission.ts';
import { type FormIslandProps, SubmissionForm } from './forms/submission-form.tsx';
import { useSubmission } from './forms/use-submission.ts';

interface LeaseLeadFormProps extends FormIslandProps {
  plan: { label: string; none: string; options: { value: string; label: string }[] };
}

export function LeaseLeadForm({ plan, ...props }: LeaseLeadFormProps) {
  const submission = useSubmission('/contact/submit', { ...props, form: 'lease-lead' });
  return (
    <SubmissionForm {...props} name="lease-lead" submission={submission}>
      <label className="col-span-full flex flex-col gap-1.5">
        <span className="text-small font-medium">{plan.label}</span>
        {/* The button of a plan further down chooses here too. */}
        <select
          name={submissionExtras.plan}
          defaultValue={submission.values[submissionExtras.plan] ?? ''}
          className="field-input"
        >
          <option value="">{plan.none}</option>
          {plan.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </SubmissionForm>
  );
}

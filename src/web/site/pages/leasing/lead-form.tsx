import { leaseLead } from '../../../../model/forms/lease-lead.ts';
import { SubmissionForm } from '../../forms/submission-form.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { PlanField } from './plan-field.tsx';
import type { Currency, PlanId } from './plans.ts';
import type { LeasingTexts } from './texts.ts';

export const leadFormId = 'lead-form';

export interface LeadFormProps {
  texts: LeasingTexts;
  currency: Currency;
  plan: PlanId | '';
  choosePlan: (plan: PlanId | '') => void;
}

export function LeadForm(props: LeadFormProps) {
  const { form } = props.texts;
  const submission = useSubmission('/contact/submit', {
    form: 'lease-lead',
    onSuccess: () => props.choosePlan(''),
  });
  return (
    <section
      id={leadFormId}
      aria-labelledby="lead-form-heading"
      className="rounded-card bg-paper-raised p-6 text-ink sm:p-8"
    >
      <h2 id="lead-form-heading" className="text-title font-semibold">
        {form.heading}
      </h2>
      <p className="mt-1 mb-5 text-muted">{form.lead}</p>
      <SubmissionForm name="lease-lead" form={leaseLead} submission={submission} texts={form}>
        <PlanField {...props} />
      </SubmissionForm>
    </section>
  );
}

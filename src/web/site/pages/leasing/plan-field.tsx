import { submissionExtras } from '../../../../model/forms/submission.ts';
import type { LeadFormProps } from './lead-form.tsx';
import { amountOf, findPlan, leadNameOf, plans } from './plans.ts';

/** Follows the button of a plan further down; without a script the visitor chooses here. */
export function PlanField({ texts, currency, plan, choosePlan }: LeadFormProps) {
  const chosen = plans.find(({ id }) => id === plan);
  return (
    <label className="col-span-full flex flex-col gap-1.5">
      <span className="text-small font-medium">{texts.form.plan}</span>
      <select
        name={submissionExtras.plan}
        value={chosen ? leadNameOf(chosen, currency) : ''}
        onChange={({ target }) => choosePlan(findPlan(target.value, currency)?.id ?? '')}
        className="field-input"
      >
        <option value="">{texts.form.noPlan}</option>
        {plans.map((each) => (
          <option key={each.id} value={leadNameOf(each, currency)}>
            {`${texts.pricing.plans[each.id].name}: ${amountOf(each)} ${texts.currencies[currency]} ${texts.perMonth}`}
          </option>
        ))}
      </select>
    </label>
  );
}

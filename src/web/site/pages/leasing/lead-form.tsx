import { leaseLead } from '../../../../model/forms/lease-lead.ts';
import { outcomeWords } from '../../forms/outcome-words.ts';
import { showFields } from '../../forms/shown-fields.ts';
import { LeaseLeadIsland } from '../../islands/islands.ts';
import { usePage, usePosted, useText } from '../../page-context.ts';
import { amountOf, type Currency, leadNameOf, plans } from './plans.ts';
import type { LeasingTexts } from './texts.ts';

export const leadFormId = 'lead-form';

export interface LeadFormProps {
  texts: LeasingTexts;
  currency: Currency;
}

export function LeadForm({ texts, currency }: LeadFormProps) {
  const { language, forms } = useText();
  const { formWords } = usePage();
  const { heading, lead, submit, sending, plan, noPlan } = texts.form;
  const options = plans.map((each) => ({
    value: leadNameOf(each, currency),
    label: `${texts.pricing.plans[each.id].name}: ${amountOf(each)} ${texts.currencies[currency]} ${texts.perMonth}`,
  }));
  return (
    <section
      id={leadFormId}
      aria-labelledby="lead-form-heading"
      className="rounded-card bg-paper-raised p-6 text-ink sm:p-8"
    >
      <h2 id="lead-form-heading" className="text-title font-semibold">
        {heading}
      </h2>
      <p className="mt-1 mb-5 text-muted">{lead}</p>
      <LeaseLeadIsland
        language={language}
        fields={showFields(leaseLead, formWords)}
        texts={{
          ...outcomeWords('lease-lead', formWords),
          ...{ submit, sending },
          privacy: forms.privacy,
        }}
        plan={{ label: plan, none: noPlan, options }}
        posted={usePosted('lease-lead')}
      />
    </section>
  );
}

import { leaseLead } from '../../../../model/forms/lease-lead.ts';
import { type Currency, planWithPrice } from '../../../../model/leasing.ts';
import type { Leasing } from '../../../../model/pages/leasing/index.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { faultWords, outcomeWords } from '../../forms/outcome-words.ts';
import { showFields } from '../../forms/shown-fields.ts';
import { LeaseLeadIsland } from '../../islands/islands.ts';
import { PrivacyNote } from '../../layout/privacy-note.tsx';
import { usePage, usePosted, useText } from '../../page-context.ts';
import { priceText } from './price.tsx';

export const leadFormId = 'lead-form';

export interface LeadFormProps {
  leasing: Leasing;
  texts: SiteWords['leasing'];
  currency: Currency;
}

export function LeadForm({ leasing, texts, currency }: LeadFormProps) {
  const { language } = useText();
  const { formWords } = usePage();
  const { heading, lead, button, privacy } = leasing.form;
  const options = leasing.plans.map((plan) => ({
    value: planWithPrice(plan, currency),
    label: `${plan.name}: ${priceText(plan, currency, texts.currencies, language)} ${texts.perMonth}`,
  }));
  return (
    <section
      id={leadFormId}
      aria-labelledby="lead-form-heading"
      className="lead-form rounded-card bg-paper-raised p-6 text-ink sm:p-8"
    >
      <div>
        <h2 id="lead-form-heading" className="text-title font-semibold">
          {heading}
        </h2>
        <p className="mt-2 text-muted">{lead}</p>
      </div>
      <LeaseLeadIsland
        language={language}
        fields={showFields(leaseLead, formWords)}
        texts={{
          ...outcomeWords('lease-lead', formWords),
          submit: button,
          sending: texts.form.sending,
          faults: faultWords(formWords),
        }}
        plan={{ label: texts.form.plan, none: texts.form.noPlan, options }}
        posted={usePosted('lease-lead')}
      />
      <PrivacyNote text={privacy} />
    </section>
  );
}

import type { Currency } from '../../../../model/leasing.ts';
import type { Leasing } from '../../../../model/pages/leasing/index.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Emblem } from '../../illustrations/emblem.tsx';
import { Said } from '../../text/said.tsx';
import { LowestPrice } from './price.tsx';

interface BenefitsProps {
  leasing: Leasing;
  texts: SiteWords['leasing'];
  currency: Currency;
}

/** One bill: what it lists, and what all of it costs. */
export function Benefits({ leasing, texts, currency }: BenefitsProps) {
  const { heading, lead, items } = leasing.benefits;
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="lease-benefits-heading" className="group-house">
      <div className="page-width section-space lease-benefits">
        <div className="flex flex-col gap-4">
          <h2 id="lease-benefits-heading" className="text-heading font-semibold">
            {heading}
          </h2>
          {lead && <p className="text-lead text-muted">{lead}</p>}
        </div>
        <div className="bill">
          <ul>
            {Object.entries(items).map(([place, { title, text, drawing }]) => (
              <Reveal as="li" key={place} className="bill-line">
                <Emblem name={drawing} />
                <div>
                  <h3 className="text-title font-medium">
                    <Said text={title} />
                  </h3>
                  <p className="mt-1 text-muted">
                    <Said text={text} />
                  </p>
                </div>
                <Icon name="check" className="mt-1 size-6 text-signal" />
              </Reveal>
            ))}
          </ul>
          <div className="on-ink bill-total">
            <LowestPrice plans={leasing.plans} currency={currency} texts={texts} />
            <a href="#pricing-plans" className="button-quiet">
              {leasing.hero.plansButton}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

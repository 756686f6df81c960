import type { ReactNode } from 'react';
import type { Lead } from '../../../model/contracts/leads.ts';
import {
  formNames,
  isLeftToRight,
  type LeadField,
  leadFields,
  shownPlan,
  shownValue,
} from '../../../model/forms/lead-forms.ts';
import { isSitePath } from '../../../model/site-path.ts';
import { capitalize, formatMoment, language } from '../language/text.ts';
import { texts } from './texts.ts';

/** All that a visitor filled in, then what the page added by itself. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const filled = leadFields(lead.form).filter(({ name }) => lead.fields[name]);
  return (
    <dl className="lead-facts">
      {filled.map((each) => (
        <Fact key={each.name} label={each.label[language]}>
          <Value {...each} value={shownValue(lead, each.name, language)} />
        </Fact>
      ))}
      {lead.plan && (
        <Fact label={texts.plan}>
          <bdi>{shownPlan(lead, language)}</bdi>
        </Fact>
      )}
      <Fact label={texts.sent}>
        <time dateTime={lead.createdAt}>{formatMoment(lead.createdAt)}</time>
      </Fact>
      <Fact label={texts.form}>{capitalize(formNames[lead.form][language])}</Fact>
      <Fact label={texts.language}>{texts.languages[lead.language]}</Fact>
      {lead.page && (
        <Fact label={texts.page}>
          {isSitePath(lead.page) ? (
            <Outward href={lead.page}>{lead.page}</Outward>
          ) : (
            <bdi dir="ltr">{lead.page}</bdi>
          )}
        </Fact>
      )}
      {lead.flagged && (
        <Fact label={texts.flagged}>{texts.reasons[lead.flagged] ?? lead.flagged}</Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Value({ name, field, value }: LeadField & { value: string }) {
  const href = hrefOf(name, field.type, value);
  if (href?.startsWith('http')) return <Outward href={href}>{value}</Outward>;
  if (href) {
    return (
      <a href={href} className="text-link">
        <bdi dir="ltr">{value}</bdi>
      </a>
    );
  }
  if (field.type === 'prose') return <p className="lead-message">{value}</p>;
  return <bdi dir={isLeftToRight({ name, field }) ? 'ltr' : 'auto'}>{value}</bdi>;
}

/** It leads to a place that a visitor named: in a tab of its own, told nothing of this one. */
function Outward({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-link">
      <bdi dir="ltr">{children}</bdi>
    </a>
  );
}

/** Only what is what it says becomes a link: visitors type anything into anything. */
function hrefOf(name: string, kind: LeadField['field']['type'], value: string): string | undefined {
  if (name === 'email') {
    return /^[^\s@?&]+@[^\s@?&]+$/.test(value) ? `mailto:${value}` : undefined;
  }
  if (kind === 'phone') {
    const digits = value.replaceAll(/[^\d+]/g, '');
    return /^\+?\d{3,}$/.test(digits) ? `tel:${digits}` : undefined;
  }
  return kind === 'link' && /^https?:\/\//i.test(value) ? URL.parse(value)?.href : undefined;
}

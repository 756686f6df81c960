import type { ReactNode } from 'react';
import type { Contact } from '../../../../model/pages/contact/index.ts';
import type { ContactInfo } from '../../../../model/pages/contact/info.ts';
import { Clauses } from '../../../ui/clauses.tsx';
import { Email, Phone } from '../../layout/contact-links.tsx';
import { isShown } from '../../layout/contact-value.ts';
import { Stamp } from './stamp.tsx';

interface DetailsProps {
  details: ContactInfo;
  headings: Contact['headings'];
}

export function Details({ details, headings }: DetailsProps) {
  const { tagline, phone1, phone2, email1, email2, location } = details;
  if (!Object.values(details).some(isShown)) return null;
  const phones = [phone1, phone2].filter(isShown);
  const emails = [email1, email2].filter(isShown);
  return (
    <section aria-labelledby="details-heading" className="later flex flex-col">
      <Stamp />
      <h2 id="details-heading" className="text-heading font-semibold">
        {headings.details}
      </h2>
      {isShown(tagline) && <p className="mt-4 text-lead text-muted">{tagline}</p>}
      <dl className="mt-8">
        {phones.length > 0 && (
          <Detail label={headings.phones}>
            {Object.entries(phones).map(([place, phone]) => (
              <Phone key={place} number={phone} />
            ))}
          </Detail>
        )}
        {emails.length > 0 && (
          <Detail label={headings.emails}>
            {Object.entries(emails).map(([place, email]) => (
              <Email key={place} address={email} />
            ))}
          </Detail>
        )}
        {isShown(location) && (
          <Detail label={headings.office}>
            <address className="py-1 whitespace-pre-line not-italic">
              <Clauses text={location} />
            </address>
          </Detail>
        )}
      </dl>
    </section>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-field-line py-4 sm:grid-cols-[6rem_1fr]">
      <dt className="pt-1 text-small text-muted">{label}</dt>
      <dd className="flex flex-col items-start text-lead font-medium">{children}</dd>
    </div>
  );
}

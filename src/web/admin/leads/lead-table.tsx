import { Link, useLocation } from 'react-router';
import type { Lead } from '../../../model/contracts/leads.ts';
import { formNames, shownPlan } from '../../../model/forms/lead-forms.ts';
import { capitalize, formatMoment, language } from '../language/text.ts';
import { MailState } from './mail-state.tsx';
import { texts } from './texts.ts';

export function LeadTable({ leads }: { leads: Lead[] }) {
  const { search } = useLocation();
  const { name, sent, from, language: languageHead, mail } = texts;
  return (
    <div className="overflow-x-auto">
      <table className="records">
        <thead>
          <tr>
            {[name, sent, from, languageHead, mail].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <tr key={lead._id}>
              <th scope="row">
                <Link
                  to={`/admin/leads/${lead._id}`}
                  state={{ list: search }}
                  className="text-link"
                >
                  <bdi>{lead.fields.name || texts.noName}</bdi>
                </Link>
                <br />
                <bdi dir="ltr" className="font-normal text-muted">
                  {lead.fields.email}
                </bdi>
              </th>
              <td>
                <time dateTime={lead.createdAt}>{formatMoment(lead.createdAt)}</time>
              </td>
              <td>
                {capitalize(formNames[lead.form][language])}
                {lead.plan && (
                  <>
                    {' · '}
                    <bdi>{texts.chosenPlan(shownPlan(lead, language))}</bdi>
                  </>
                )}
                <br />
                <bdi dir="ltr" className="text-muted">
                  {lead.page}
                </bdi>
              </td>
              <td>{texts.languages[lead.language]}</td>
              <td>
                <span className="flex flex-wrap gap-1">
                  <MailState mail={lead.mail} />
                  {lead.flagged && <span className="mark mark-missing">{texts.flagged}</span>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import type { OpenedLead as Lead } from '../../../model/contracts/leads.ts';
import { message } from '../../../model/messages/message.ts';
import { loadSignedIn } from '../account/load-signed-in.ts';
import { callApi } from '../api.ts';
import { BackLink } from '../back-link.tsx';
import { text } from '../language/text.ts';
import { LoadFailed } from '../load-failed.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadFacts } from './lead-facts.tsx';
import { LeadMailPanel } from './lead-mail-panel.tsx';
import { texts } from './texts.ts';

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  loadSignedIn(request, () =>
    callApi<Lead>(`/admin/leads/${encodeURIComponent(params.leadId ?? '')}`, {
      failed: message('fetchFailed', { noun: 'lead' }),
    }),
  );

export default function OpenedLead() {
  const { loaded: lead, error } = useLoaderData<typeof loader>();
  const { state } = useLocation();
  const listAddress = `/admin/leads${state?.list ?? ''}`;
  const name = lead?.fields.name || texts.title;
  return (
    <>
      <title>{`${name} · ${text.title}`}</title>
      <div className="mb-2">
        <BackLink to={listAddress} label={texts.backToList} />
      </div>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h1 dir="auto" className="text-title font-semibold">
          {name}
        </h1>
        {lead?.flagged && <span className="mark mark-missing">{texts.flagged}</span>}
      </div>
      {lead ? (
        <div className="max-w-200">
          <section className="panel" aria-label={texts.title}>
            <LeadFacts lead={lead} />
          </section>
          <LeadMailPanel lead={lead} />
          <LeadActions lead={lead} listAddress={listAddress} />
        </div>
      ) : (
        <LoadFailed error={error} />
      )}
    </>
  );
}

import { ArrowLeft } from 'lucide-react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useLocation } from 'react-router';
import { message } from '../../../model/messages/message.ts';
import { loadSignedIn } from '../account/load-signed-in.ts';
import { ApiError, callApi, messageOf } from '../api.ts';
import { text } from '../language/text.ts';
import { LoadFailed } from '../load-failed.tsx';
import type { OpenedLead as Lead } from './lead.ts';
import { LeadActions } from './lead-actions.tsx';
import { LeadFacts } from './lead-facts.tsx';
import { LeadMailPanel } from './lead-mail-panel.tsx';
import { texts } from './texts/texts.ts';

export const clientLoader = ({ request, params }: ClientLoaderFunctionArgs) =>
  loadSignedIn(request, async () => {
    try {
      const address = `/admin/leads/${encodeURIComponent(params.leadId ?? '')}`;
      const failed = message('fetchFailed', { noun: 'lead' });
      const lead = await callApi<Lead>(address, { failed });
      return { lead, error: '' };
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) throw failure;
      return { lead: null, error: messageOf(failure) };
    }
  });

export default function OpenedLead() {
  const { lead, error } = useLoaderData<typeof clientLoader>();
  const { state } = useLocation();
  const listAddress = `/admin/leads${state?.list ?? ''}`;
  const name = lead?.fields.name || texts.title;
  return (
    <>
      <title>{`${name} · ${text.title}`}</title>
      <Link to={listAddress} className="quiet-link mb-2">
        <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
        {texts.backToList}
      </Link>
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

import { ArrowLeft } from 'lucide-react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useSearchParams } from 'react-router';
import { message } from '../../../model/messages/message.ts';
import { loadSignedIn } from '../account/load-signed-in.ts';
import { ApiError, callApi, messageOf } from '../api.ts';
import { text } from '../language/text.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PageLinks, pageSize } from '../panels/page-links.tsx';
import type { LeadList } from './lead.ts';
import { LeadTable } from './lead-table.tsx';
import { LeadTools } from './lead-tools.tsx';
import { MailSetup } from './mail-setup.tsx';
import { texts } from './texts/texts.ts';

const asked = ['page', 'search', 'flagged', 'sort'];

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  loadSignedIn(request, async () => {
    const { searchParams } = new URL(request.url);
    const query = new URLSearchParams({ limit: String(pageSize) });
    for (const key of asked) if (searchParams.get(key)) query.set(key, searchParams.get(key) ?? '');
    try {
      const list = await callApi<LeadList>(`/admin/leads?${query}`, {
        failed: message('fetchFailed', { noun: 'leads' }),
      });
      return { list, error: '' };
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) throw failure;
      return { list: null, error: messageOf(failure) };
    }
  });

export default function Leads() {
  const { list, error } = useLoaderData<typeof clientLoader>();
  const [params] = useSearchParams();
  const isNarrowed = params.has('search') || params.has('flagged');
  return (
    <>
      <title>{`${texts.title} · ${text.title}`}</title>
      <Link to="/admin/dashboard?section=contact" className="quiet-link mb-2">
        <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
        {text.backToDashboard}
      </Link>
      <h1 className="text-title font-semibold">{texts.title}</h1>
      <p className="mb-4 text-small text-muted">{texts.about}</p>
      {list ? (
        <div className="panel">
          <MailSetup isSetUp={list.mailIsSetUp} />
          {(list.total > 0 || isNarrowed) && <LeadTools />}
          {list.leads.length > 0 ? (
            <LeadTable leads={list.leads} />
          ) : (
            <p className="empty">{isNarrowed ? text.list.nothingFound : texts.none}</p>
          )}
          <PageLinks total={list.total} />
        </div>
      ) : (
        <LoadFailed error={error} />
      )}
    </>
  );
}

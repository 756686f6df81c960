import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { LeadList } from '../../../model/contracts/leads.ts';
import { message } from '../../../model/messages/message.ts';
import { loadSignedIn } from '../account/load-signed-in.ts';
import { callApi } from '../api.ts';
import { BackToDashboard } from '../back-link.tsx';
import { pageSize, stayWithin } from '../content/list-pages.ts';
import { text } from '../language/text.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PageLinks } from '../panels/page-links.tsx';
import { LeadTable } from './lead-table.tsx';
import { LeadTools } from './lead-tools.tsx';
import { MailSetup } from './mail-setup.tsx';
import { texts } from './texts.ts';

const asked = ['page', 'search', 'flagged', 'sort'];

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadSignedIn(request, async () => {
    const { searchParams } = new URL(request.url);
    const query = new URLSearchParams({ limit: String(pageSize) });
    for (const key of asked) if (searchParams.get(key)) query.set(key, searchParams.get(key) ?? '');
    const failed = message('fetchFailed', { noun: 'leads' });
    const list = await callApi<LeadList>(`/admin/leads?${query}`, { failed });
    stayWithin(request, list.total);
    return list;
  });

export default function Leads() {
  const { loaded: list, error } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const isNarrowed = params.has('search') || params.has('flagged');
  return (
    <>
      <title>{`${texts.title} · ${text.title}`}</title>
      <div className="mb-2">
        <BackToDashboard section="contact" />
      </div>
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

import { Download } from 'lucide-react';
import { message } from '../../../model/messages/message.ts';
import { fileFromApi } from '../api.ts';
import { useAttempt } from '../notices/use-attempt.ts';
import { SearchBox } from '../panels/search-box.tsx';
import { useAsked } from '../panels/use-asked.ts';
import { texts } from './texts.ts';

/** Which leads are shown and saved; kept in the address, so that Back leads to the same list. */
export function LeadTools() {
  const [params, setParams] = useAsked();
  const { isBusy, attempt } = useAttempt();

  function ask(key: string, value: string) {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (value) next.set(key, value);
    else next.delete(key);
    setParams(next, { replace: true, preventScrollReset: true });
  }

  function saveTable() {
    const wanted = new URLSearchParams(params);
    wanted.delete('page');
    void attempt(async () =>
      saveAs(
        'leads.csv',
        await fileFromApi(`/admin/leads.csv?${wanted}`, {
          failed: message('fetchFailed', { noun: 'leads' }),
          patience: 600_000,
        }),
      ),
    );
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox
        search={params.get('search') ?? ''}
        label={texts.search}
        onSearch={(search) => ask('search', search)}
      />
      <select
        className="control w-auto"
        aria-label={texts.spam}
        value={params.get('flagged') ?? ''}
        onChange={(event) => ask('flagged', event.target.value)}
      >
        <option value="">{texts.withSpam}</option>
        <option value="false">{texts.withoutSpam}</option>
        <option value="true">{texts.onlySpam}</option>
      </select>
      <select
        className="control w-auto"
        aria-label={texts.order}
        value={params.get('sort') ?? ''}
        onChange={(event) => ask('sort', event.target.value)}
      >
        <option value="">{texts.newestFirst}</option>
        <option value="createdAt">{texts.oldestFirst}</option>
      </select>
      <button
        type="button"
        className="button-quiet button-compact"
        aria-disabled={isBusy}
        onClick={saveTable}
      >
        <Download aria-hidden="true" /> {texts.csv}
      </button>
    </div>
  );
}

const keptFor = 60_000;

function saveAs(name: string, file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read it only once the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor);
}

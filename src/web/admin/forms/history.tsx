import { useState } from 'react';
import type { RecordVersion } from '../../../model/contracts/record-version.ts';
import { message } from '../../../model/messages/message.ts';
import type { Block, Collection } from '../../../model/vocabulary/nodes.ts';
import { callApi, saveToApi } from '../api.ts';
import { differences } from '../content/differences.ts';
import type { Answer } from '../content/places.ts';
import { formatMoment, text } from '../language/text.ts';
import { useNotices } from '../notices/notices-context.ts';
import { useAttempt } from '../notices/use-attempt.ts';
import { Differences } from './differences.tsx';

const pageSize = 50;

interface HistoryProps {
  node: Block | Collection;
  address: string;
  current: Answer;
  onRestored: () => void;
}

/** Earlier versions: what each was changed to, when and by whom, and the way back to it. */
export function History({ node, address, current, onRestored }: HistoryProps) {
  const { succeed } = useNotices();
  const { attempt } = useAttempt();
  const [versions, setVersions] = useState<RecordVersion[]>();
  const [hasMore, setHasMore] = useState(false);

  function loadPage(shown: RecordVersion[]) {
    const asked = `limit=${pageSize}&page=${Math.floor(shown.length / pageSize) + 1}`;
    return attempt(async () => {
      const page = await callApi<RecordVersion[]>(`${address}/history?${asked}`, {
        failed: message('fetchFailed', { noun: 'history' }),
      });
      // What was saved in the meantime has pushed some of the last page onto this one.
      const known = new Set(shown.map(({ version }) => version));
      setVersions([...shown, ...page.filter(({ version }) => !known.has(version))]);
      setHasMore(page.length === pageSize);
    });
  }

  const restore = (version: number) =>
    attempt(async () => {
      await saveToApi(`${address}/history/${version}/restore`, {
        method: 'POST',
        failed: node.messages.updateFailed,
      });
      onRestored();
      succeed(text.history.restored(version));
    });

  return (
    <details
      className="history"
      onToggle={(event) => event.currentTarget.open && !versions && loadPage([])}
    >
      <summary>{text.history.heading}</summary>
      {versions?.length === 0 && <p className="text-small text-muted">{text.history.none}</p>}
      <ol className="flex flex-col gap-3">
        {versions?.map((version, index) => (
          <li key={version.version} className="flex flex-col gap-2 border-t border-paper-line pt-3">
            <div className="flex flex-wrap items-center gap-3 text-small">
              <span>
                {text.history.version(version.version)} · {formatMoment(version.savedAt)} ·{' '}
                <bdi>{version.savedBy}</bdi>
              </span>
              <button
                type="button"
                className="button-quiet button-compact ms-auto"
                onClick={() => restore(version.version)}
              >
                {text.history.restore}
              </button>
            </div>
            <Differences
              heads={[text.history.before, text.history.after]}
              list={differences(node.fields, version.data, versions[index - 1]?.data ?? current)}
            />
          </li>
        ))}
      </ol>
      {hasMore && (
        <button
          type="button"
          className="button-quiet button-compact"
          onClick={() => loadPage(versions ?? [])}
        >
          {text.history.older}
        </button>
      )}
    </details>
  );
}

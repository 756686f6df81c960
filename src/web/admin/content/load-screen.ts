import { message } from '../../../model/messages/message.ts';
import { ApiError, callApi } from '../api.ts';
import type { Screen } from '../screens/rows.ts';
import { pageSize, stayWithin } from './list-pages.ts';
import { type Answer, isPaged, placeOf } from './places.ts';

/** The content of a screen, both languages side by side; long lists a part at a time. */
export async function loadScreen(screen: Screen, request: Request): Promise<Answer> {
  if (screen.reads) {
    return callApi<Answer>(screen.reads, { failed: screen.fetchFailed ?? somethingWrong });
  }
  const [kind] = screen.kinds;
  if (!kind) return {};
  const place = placeOf(kind);
  const { path, fetchFailed } = place.page;
  const failed = screen.fetchFailed ?? fetchFailed;
  if (screen.isSeo) return callApi<Answer>(path, { failed }).catch(logAlone);
  if (!isPaged(place)) return callApi<Answer>(path, { failed });
  const answer = await callApi<Answer>(`${path}?${listQuery(request)}`, { failed });
  stayWithin(request, Number(answer.total));
  return answer;
}

const somethingWrong = message('somethingWrong');

/** A failed fetch of SEO data is not shown; an ended sign-in is. */
function logAlone(failure: unknown): Answer {
  if (failure instanceof ApiError && failure.status === 401) throw failure;
  console.error(failure);
  return {};
}

function listQuery(request: Request): URLSearchParams {
  const { searchParams } = new URL(request.url);
  const list = new URLSearchParams({
    page: searchParams.get('page') ?? '1',
    limit: String(pageSize),
  });
  for (const key of ['search', 'sort', 'untranslated']) {
    const value = searchParams.get(key);
    if (value) list.set(key, value);
  }
  return list;
}

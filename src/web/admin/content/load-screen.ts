import { ApiError, callApi, messageOf } from '../api.ts';
import { pageSize } from '../panels/page-links.tsx';
import type { Screen } from '../screens/rows.ts';
import { type Answer, isPaged, placeOf } from './places.ts';

export interface LoadedScreen {
  answer: Answer | null;
  error: string;
}

/** The content of a screen, both languages side by side; long lists a part at a time. */
export async function loadScreen(screen: Screen, query: URLSearchParams): Promise<LoadedScreen> {
  const [kind] = screen.kinds;
  if (!kind) return { answer: {}, error: '' };
  const place = placeOf(kind);
  const { path, fetchFailed } = place.page;
  try {
    const address = isPaged(place) ? `${path}?${listQuery(query)}` : path;
    const failed = screen.fetchFailed ?? fetchFailed;
    return { answer: await callApi<Answer>(address, { failed }), error: '' };
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 401) throw failure;
    if (!screen.isSeo) return { answer: null, error: messageOf(failure) };
    console.error(failure);
    return { answer: {}, error: '' };
  }
}

function listQuery(query: URLSearchParams): URLSearchParams {
  const list = new URLSearchParams({ page: query.get('page') ?? '1', limit: String(pageSize) });
  for (const key of ['search', 'sort', 'untranslated']) {
    const value = query.get(key);
    if (value) list.set(key, value);
  }
  return list;
}

import { redirect } from 'react-router';
import { ApiError } from '../api.ts';
import { clearSession, rememberPlace, storedSession } from './session.ts';

/** What a screen loads; without a sign-in, or with one that has ended, the way to a new one. */
export async function loadSignedIn<T>(request: Request, load: () => Promise<T>) {
  if (!storedSession()) return redirect('/admin');
  try {
    return await load();
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.status !== 401) throw failure;
    const { pathname, search } = new URL(request.url);
    rememberPlace(pathname + search);
    clearSession();
    return redirect('/admin');
  }
}

import { redirect } from 'react-router';
import { ApiError } from '../api.ts';
import { clearSession, rememberPlace, storedSession } from './session.ts';

type Loaded<T> = { loaded: T; error: '' } | { loaded: null; error: string };

/**
 * What a screen loads, or why it cannot be had; without a sign-in, or with one that has ended, the
 * way to a new one.
 */
export async function loadSignedIn<T>(
  request: Request,
  load: () => Promise<T>,
): Promise<Loaded<T>> {
  if (!storedSession()) throw backToSignIn();
  try {
    return { loaded: await load(), error: '' };
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    if (failure.status !== 401) return { loaded: null, error: failure.message };
    const { pathname, search } = new URL(request.url);
    rememberPlace(pathname + search);
    throw backToSignIn();
  }
}

function backToSignIn() {
  clearSession();
  return redirect('/admin');
}

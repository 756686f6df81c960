import { type Location, Outlet, ScrollRestoration } from 'react-router';
import { Spinner } from '../ui/spinner.tsx';
import { text } from './language/text.ts';

/** Around every screen. */
export function Admin() {
  return (
    <>
      <title>{text.title}</title>
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

/** The router gives each full load the same key, so full loads are told apart by their addresses. */
const placeOf = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key;

/** Until the first screen is there; the server sends the same. */
export function AdminLoading({ words = text }: { words?: Pick<typeof text, 'loading'> }) {
  return (
    <main className="flex min-h-screen items-center justify-center">
      <Spinner text={words.loading} />
    </main>
  );
}

/**
 * A screen that failed to load or to render, as where a new version of the program has other files:
 * the same address opens it anew, with what was typed as a draft.
 */
export function AdminFailed() {
  return (
    <main className="flex min-h-screen flex-col items-center justify-center gap-4" role="alert">
      <h1 className="text-title font-semibold">{text.screenFailed}</h1>
      <button type="button" className="button-quiet" onClick={() => location.reload()}>
        {text.tryAgain}
      </button>
      <a href="/admin/dashboard" className="text-link">
        {text.backToDashboard}
      </a>
    </main>
  );
}

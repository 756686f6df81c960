import { data } from 'react-router';
import type { Language } from '../../../../model/language.ts';
import { languageOf } from '../../language/address.ts';
import { type load, withTexts } from '../../load.ts';

/** What stands in place of a page that cannot be shown. */
export interface Reason {
  heading: string;
  message: string;
}

interface ReasonTexts {
  failed: string;
  notFound?: string;
  notFoundText?: string;
}

export type Args = Parameters<ReturnType<typeof load>>[0];
type Texts<T> = Record<Language, () => Promise<{ texts: T }>>;

/** `withTexts`, and a refusal in the page's own words: what is missing, or that loading failed. */
export function withReason<A, T extends ReasonTexts>(
  loadContent: (args: Args) => Promise<A>,
  texts: Texts<T>,
): (args: Args) => Promise<A & { texts: T }> {
  const loadPage = withTexts(loadContent, texts);
  return async (args) => {
    try {
      return await loadPage(args);
    } catch (error) {
      const status = statusOf(error);
      if (!status) throw error;
      const { texts: words } = await texts[languageOf(args.url.pathname)]();
      throw data(reasonFor(status, words), { status });
    }
  };
}

function reasonFor(status: number, texts: ReasonTexts): Reason {
  const { failed, notFound, notFoundText } = texts;
  if (status === 404 && notFound && notFoundText) {
    return { heading: notFound, message: notFoundText };
  }
  return { heading: failed, message: `HTTP error! status: ${status}` };
}

/** Of an error that the reader threw, or of the answer that `load` made of it. */
function statusOf(error: unknown): number | undefined {
  const { status, init } = (error ?? {}) as {
    status?: unknown;
    init?: { status?: unknown } | null;
  };
  const found = status ?? init?.status;
  return typeof found === 'number' && found >= 400 ? found : undefined;
}

import type { Language } from '../../model/language.ts';
import type { ContentReader } from './content.ts';

/** What was asked for before a visitor followed a link, for as long as it can be called fresh. */
const early = new Map<string, { at: number; answer: Promise<unknown> }>();
const freshFor = 5_000;

export const apiReader: ContentReader = {
  read(path, language) {
    const address = apiAddress(path, language);
    const { at, answer } = early.get(address) ?? { at: 0 };
    early.delete(address);
    return answer && Date.now() - at < freshFor ? answer : readJson(address);
  },
};

/** Reads ahead: the next reader of the same path gets this answer. */
export const earlyReader: ContentReader = {
  read(path, language) {
    const address = apiAddress(path, language);
    const answer = readJson(address);
    // Nobody may ever ask for it.
    answer.catch(() => early.delete(address));
    early.set(address, { at: Date.now(), answer });
    return answer;
  },
};

async function readJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  const { ok, status } = answer;
  if (!ok) throw Object.assign(new Error(`HTTP error! status: ${status}`), { status });
  return answer.json();
}

function apiAddress(path: string, language?: Language) {
  if (language !== 'ar') return `/api${path}`;
  return `/api${path}${path.includes('?') ? '&' : '?'}lang=ar`;
}

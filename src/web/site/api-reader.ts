import type { Language } from '../../model/language.ts';
import type { ContentReader } from './content.ts';

export const apiReader: ContentReader = {
  async read(path, language) {
    const answer = await fetch(apiAddress(path, language));
    const { ok, status } = answer;
    if (!ok) throw Object.assign(new Error(`HTTP error! status: ${status}`), { status });
    return answer.json();
  },
};

function apiAddress(path: string, language?: Language) {
  if (language !== 'ar') return `/api${path}`;
  return `/api${path}${path.includes('?') ? '&' : '?'}lang=ar`;
}

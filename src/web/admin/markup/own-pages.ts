import { message } from '../../../model/messages/message.ts';
import { callApi } from '../api.ts';
import { language } from '../language/text.ts';
import { listOwnPages, type OwnPage } from './list-own-pages.ts';

/** The pages of this site that a text is likely to link to; what cannot be read is left out. */
export const ownPages = (): Promise<OwnPage[]> => listOwnPages(read, language);

const read = <Answer>(path: string) =>
  callApi<Answer>(`${path}?lang=${language}`, {
    failed: message('fetchFailed', { noun: 'site data' }),
  }).catch(() => null);

import { message } from '../../../model/messages/message.ts';
import { callApi } from '../api.ts';
import { language } from '../language/text.ts';
import { type Answers, listOwnPages, type OwnPage } from './list-own-pages.ts';

type Menu = Record<'English' | 'Arabic', Answers['services']>;

/** The pages of this site that a text is likely to link to; what cannot be read is left out. */
export async function ownPages(): Promise<OwnPage[]> {
  const [site, leasing, menu, posts] = await Promise.all([
    read<Answers['site']>('/site'),
    read<Answers['leasing']>('/leasing'),
    read<Menu>('/services/navbar'),
    read<Answers['posts']>('/blogs/latest'),
  ]);
  const services = menu?.[language === 'ar' ? 'Arabic' : 'English'] ?? null;
  return listOwnPages({ site, leasing, services, posts }, language);
}

const read = <Answer>(path: string) =>
  callApi<Answer>(`${path}?lang=${language}`, {
    failed: message('fetchFailed', { noun: 'site data' }),
  }).catch(() => null);

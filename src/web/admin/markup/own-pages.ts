import type { BlogSummary, ServicesMenus } from '../../../model/contracts/named-answers.ts';
import { message } from '../../../model/messages/message.ts';
import type { Leasing } from '../../../model/pages/leasing/index.ts';
import type { Site } from '../../../model/pages/site/index.ts';
import { callApi } from '../api.ts';
import { language } from '../language/text.ts';
import { listOwnPages, type OwnPage } from './list-own-pages.ts';

/** The pages of this site that a text is likely to link to; what cannot be read is left out. */
export async function ownPages(): Promise<OwnPage[]> {
  const [site, leasing, menu, posts] = await Promise.all([
    read<Site>('/site'),
    read<Leasing>('/leasing'),
    read<ServicesMenus>('/services/navbar'),
    read<BlogSummary[]>('/blogs/latest'),
  ]);
  const services = menu?.[language === 'ar' ? 'Arabic' : 'English'] ?? null;
  return listOwnPages({ site, leasing, services, posts }, language);
}

const read = <Answer>(path: string) =>
  callApi<Answer>(`${path}?lang=${language}`, {
    failed: message('fetchFailed', { noun: 'site data' }),
  }).catch(() => null);

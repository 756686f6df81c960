import { message } from '../../messages/message.ts';
import type { AnswerOf, ItemOf } from '../../vocabulary/answers.ts';
import { group, page } from '../../vocabulary/nodes.ts';
import { banner, caseStudy, software } from './blocks.ts';
import { efficientProcess } from './efficient-process.ts';
import { expertAt } from './expert-at.ts';
import { headings } from './headings.ts';
import { mainServices, type primaryServices } from './main-services.ts';
import { projects } from './projects.ts';

export const services = page({
  key: 'services',
  fetchFailed: message('fetchFailed', { noun: 'services data' }),
  root: group({
    banner,
    efficientProcess,
    expertAt,
    projects,
    services: mainServices,
    caseStudy,
    software,
    headings,
  }),
});

export type Services = AnswerOf<typeof services>;
export type PrimaryService = ItemOf<typeof primaryServices>;
export type MainService = Omit<ItemOf<typeof mainServices>, 'primaryServices'> & {
  primaryServices: PrimaryService[];
};

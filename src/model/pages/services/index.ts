import { type AnswerOf, group, type ItemOf, page } from '../../vocabulary/nodes.ts';
import { banner, caseStudy } from './blocks.ts';
import { efficientProcess } from './efficient-process.ts';
import { expertAt } from './expert-at.ts';
import { mainServices } from './main-services.ts';
import { projects } from './projects.ts';

export const services = page({
  key: 'services',
  fetchFailed: 'Failed to fetch services data',
  root: group({ banner, efficientProcess, expertAt, projects, services: mainServices, caseStudy }),
});

export type Services = AnswerOf<typeof services>;
export type MainService = ItemOf<typeof mainServices>;

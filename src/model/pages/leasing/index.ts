import { message } from '../../messages/message.ts';
import type { AnswerOf } from '../../vocabulary/answers.ts';
import { group, page } from '../../vocabulary/nodes.ts';
import { benefits } from './benefits.ts';
import { closing } from './closing.ts';
import { comparison } from './comparison.ts';
import { currencies } from './currencies.ts';
import { form } from './form.ts';
import { headings } from './headings.ts';
import { hero } from './hero.ts';
import { plans } from './plans.ts';
import { questions } from './questions.ts';
import { testimonials } from './testimonials.ts';
import { trades } from './trades.ts';

export const leasing = page({
  key: 'leasing',
  fetchFailed: message('fetchFailed', { noun: 'leasing data' }),
  root: group({
    hero,
    form,
    benefits,
    comparison,
    trades,
    plans,
    testimonials,
    questions,
    closing,
    headings,
    currencies,
  }),
});

export type Leasing = AnswerOf<typeof leasing>;

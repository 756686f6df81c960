import { z } from 'zod';
import { carry } from '../../model/messages/in-zod.ts';
import { message, named } from '../../model/messages/message.ts';
import { listQuery, trueOrFalse } from '../content/lists.ts';

const { search } = listQuery.shape;
const wrongOrder = carry(
  message('notEither', { label: named('sort'), one: 'createdAt', other: '-createdAt' }),
);

/** Which of the leads, in which order. */
export const leadsWanted = z.object({
  search,
  flagged: z
    .enum(['true', 'false'], trueOrFalse('flagged'))
    .optional()
    .describe('Only leads that look like spam, or only those that do not'),
  sort: z
    .enum(['createdAt', '-createdAt'], wrongOrder)
    .default('-createdAt')
    .describe('Oldest first or, with the -, newest first'),
});

export const leadsQuery = listQuery.pick({ page: true, limit: true }).extend(leadsWanted.shape);

export type LeadsWanted = z.output<typeof leadsWanted>;
export type LeadsQuery = z.output<typeof leadsQuery>;

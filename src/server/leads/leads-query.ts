import { z } from 'zod';
import { listQuery } from '../content/lists.ts';

const { search } = listQuery.shape;

/** Which of the leads, in which order. */
export const leadsWanted = z.object({
  search,
  flagged: z
    .enum(['true', 'false'], 'flagged must be true or false')
    .optional()
    .describe('Only leads that look like spam, or only those that do not'),
  sort: z
    .enum(['createdAt', '-createdAt'], 'sort must be createdAt or -createdAt')
    .default('-createdAt')
    .describe('Oldest first or, with the -, newest first'),
});

export const leadsQuery = listQuery.pick({ page: true, limit: true }).extend(leadsWanted.shape);

export type LeadsWanted = z.output<typeof leadsWanted>;
export type LeadsQuery = z.output<typeof leadsQuery>;

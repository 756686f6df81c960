import { z } from 'zod';

export const previewSchema = z.object({
  path: z.string().describe('Where the page stands'),
  status: z.number().meta({ type: 'integer', description: 'What a visitor would get' }),
  html: z.string(),
});

/** A page with what was typed and not saved yet. */
export type Preview = z.output<typeof previewSchema>;

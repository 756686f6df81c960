import { z } from 'zod';
import { StartProblem } from '../process/start-problem.ts';
import { textPart } from './archive.ts';
import type { CopyFacts } from './embedded-copy.ts';

/** The first part of a backup: what it is, readable without the rest. */
export type Manifest = z.output<typeof manifest>;

export const MANIFEST = 'manifest.json';
const FORMAT = 1;

const manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** A copy before a migration has no pictures: migrations leave them alone. */
  holds: z.enum(['everything', 'database']),
  migrations: z.array(z.string()),
  rows: z.record(z.string(), z.number()),
  oldestLead: z.string().nullable(),
});

export const describeBackup = (
  { migrations, rows, oldestLead }: CopyFacts,
  made: Pick<Manifest, 'madeAt' | 'holds'>,
): Manifest => ({ format: FORMAT, ...made, migrations, rows, oldestLead });

export const manifestPart = (described: Manifest) =>
  textPart(MANIFEST, `${JSON.stringify(described, null, 2)}\n`);

export function readManifest(text: string): Manifest {
  const given = JSON.parse(text);
  if (given.format > FORMAT) {
    throw new StartProblem(
      'The backup was made by a newer version of the program; update the program.',
    );
  }
  const { success, data } = manifest.safeParse(given);
  if (!success) throw new Error(`${MANIFEST} cannot be read`);
  return data;
}

import type { InUse } from '../../model/in-use.ts';
import type { Leasing } from '../../model/pages/leasing/index.ts';
import type { Site } from '../../model/pages/site/index.ts';
import type { ContentReader } from '../http/reads.ts';

/** Which pages, currencies and languages the agency has switched on. */
export async function readInUse(reader: ContentReader): Promise<InUse & { arabic: boolean }> {
  const { inUse } = (await reader.read('/site')) as Site;
  const { currencies } = (await reader.read('/leasing')) as Leasing;
  return { ...inUse, currencies };
}

import type { ContentReader } from '../../model/contracts/content-reader.ts';
import type { InUse } from '../../model/in-use.ts';

/** Which pages, currencies and languages the agency has switched on. */
export async function readInUse(reader: ContentReader): Promise<InUse & { arabic: boolean }> {
  const { inUse } = await reader.page('site');
  const { currencies } = await reader.page('leasing');
  return { ...inUse, currencies };
}

import type { Site } from '../../model/pages/site/index.ts';
import type { ContentReader } from '../http/reads.ts';

/** Which pages and languages the agency has switched on. */
export async function readInUse(reader: ContentReader): Promise<Site['inUse']> {
  return ((await reader.read('/site')) as Site).inUse;
}

import { site } from '../../../model/pages/site/index.ts';
import { callApi } from '../api.ts';

/** Where that cannot be read there is nothing that anybody should do without. */
export async function fetchArabicInUse(): Promise<boolean> {
  try {
    const { inUse } = await callApi<{ inUse: { arabic: boolean } }>(site.path, {
      failed: site.fetchFailed,
    });
    return inUse.arabic;
  } catch {
    return true;
  }
}

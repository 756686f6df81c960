import { everythingInUse } from '../../../model/in-use.ts';
import { type Leasing, leasing } from '../../../model/pages/leasing/index.ts';
import { type Site, site } from '../../../model/pages/site/index.ts';
import { callApi } from '../api.ts';

export async function fetchInUse(): Promise<typeof everythingInUse> {
  try {
    const [{ inUse }, { currencies }] = await Promise.all([
      callApi<Site>(site.path, { failed: site.fetchFailed }),
      callApi<Leasing>(leasing.path, { failed: leasing.fetchFailed }),
    ]);
    return { ...inUse, currencies };
  } catch {
    return everythingInUse;
  }
}

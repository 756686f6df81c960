import { everythingInUse } from '../../../model/in-use.ts';
import { leasing } from '../../../model/pages/leasing/index.ts';
import { site } from '../../../model/pages/site/index.ts';
import { callApi } from '../api.ts';

type InUse = typeof everythingInUse;

export async function fetchInUse(): Promise<InUse> {
  try {
    const [{ inUse }, { currencies }] = await Promise.all([
      callApi<{ inUse: Omit<InUse, 'currencies'> }>(site.path, { failed: site.fetchFailed }),
      callApi<Pick<InUse, 'currencies'>>(leasing.path, { failed: leasing.fetchFailed }),
    ]);
    return { ...inUse, currencies };
  } catch {
    return everythingInUse;
  }
}

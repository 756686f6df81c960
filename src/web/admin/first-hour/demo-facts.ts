import type { DemoFacts } from '../../../model/contracts/site-state.ts';
import { message } from '../../../model/messages/message.ts';
import { callApi, saveToApi } from '../api.ts';

/** Nothing where it cannot be said: the dashboard is there for other things too. */
export const fetchDemoFacts = (): Promise<DemoFacts | null> =>
  callApi<DemoFacts>('/admin/demo', {
    failed: message('fetchFailed', { noun: 'demo content' }),
  }).catch(() => null);

const failed = message('updateFailed', { noun: 'demo content' });

/** A backup of the whole site comes first. */
const patience = 600_000;

export const removeDemo = () =>
  saveToApi('/admin/demo/remove', { method: 'POST', failed, patience });
export const bringBackDemo = () =>
  saveToApi('/admin/demo/restore', { method: 'POST', failed, patience });

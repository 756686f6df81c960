import type { FastifyInstance } from 'fastify';
import type { Changes } from '../content/changes.ts';
import type { Purge } from './cdn-settings.ts';

/** After each save of this process, and at its start: a new build has other scripts. */
export async function tellCdn(
  http: FastifyInstance,
  purge: Purge | undefined,
  changes: Pick<Changes, 'onWrite'>,
): Promise<void> {
  if (!purge) return;
  const { createPurger } = await import('./purge.ts');
  const purger = createPurger(purge, http.log);
  changes.onWrite(purger.tell);
  http.addHook('onListen', async () => purger.tell());
  http.addHook('onClose', () => purger.stop());
}

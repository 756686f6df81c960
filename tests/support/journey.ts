import { test as base } from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';

interface WorkerFixtures {
  /** Settings for this file's server: `test.use({ serverEnv: { SEED: 'none' } })`. */
  serverEnv: Record<string, string>;
  server: RunningServer;
  admin: { username: string; password: string };
}

/** A journey through the real program: one server with its own data for each worker. */
export const test = base.extend<object, WorkerFixtures>({
  serverEnv: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ serverEnv }, use) => {
      const server = await startServer({ env: serverEnv });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  admin: [
    async ({ server, serverEnv }, use) => {
      await use({ username: serverEnv.ADMIN_USERNAME ?? 'admin', password: server.password });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

export const { expect } = test;

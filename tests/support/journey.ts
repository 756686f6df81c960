import { test as base, type Page } from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';

interface WorkerFixtures {
  /** Settings for this file's server: `test.use({ serverEnv: { SEED: 'none' } })`. */
  serverEnv: Record<string, string>;
  server: RunningServer;
  admin: { username: string; password: string };
  /** One window for many journeys, see `admin-journey.ts`. */
  window: Page;
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
  window: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

export const { expect } = test;

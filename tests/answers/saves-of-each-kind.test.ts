import { afterAll, beforeAll, test } from 'vitest';
import { type DemoApp, openDemoApp } from '../site/demo-app.ts';
import { expectNothingStale, someAddresses } from './saves-of-each-kind.ts';

let app: DemoApp;
let addresses: string[];
beforeAll(async () => {
  app = await openDemoApp();
  addresses = await someAddresses(app);
});
afterAll(() => app.close());

// Of every kind and at every address in tests/proof.
test.each(['blogs.blogs', 'services.services.primaryServices'])(
  'no page shows what %s was before a save',
  async (kind) => {
    await expectNothingStale(kind, { app, addresses });
  },
);

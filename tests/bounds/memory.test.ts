import { expect, test } from 'vitest';
import { startMixedLoad } from './mixed-load.ts';

test.runIf(process.platform === 'linux')(
  'visitors and saves together take under 200 MB, and leave no work behind',
  async () => {
    const load = await startMixedLoad();
    try {
      // In tests/proof ten times as long.
      const { most, leftOver } = await load.round(5);
      expect(most).toBeLessThan(200);
      expect(leftOver).toBeLessThan(2);
    } finally {
      await load.stop();
    }
  },
);

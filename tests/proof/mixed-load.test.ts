import { expect, test } from 'vitest';
import { type Round, startMixedLoad } from '../bounds/mixed-load.ts';

const rounds = 10;
/** What is asked for often is compiled, and what is kept in memory is filled. */
const warmUps = 3;
const seconds = 10;

test.runIf(process.platform === 'linux')(
  'ten rounds of visitors and saves take under 200 MB, leave no more behind each time, and then rest',
  async () => {
    const load = await startMixedLoad();
    try {
      const all: Round[] = [];
      for (let round = 0; round < warmUps + rounds; round += 1) {
        all.push(await load.round(seconds));
        console.log(all.at(-1));
      }
      expect(Math.max(...all.map(({ most }) => most))).toBeLessThan(200);
      const [settled = 0, ...later] = all.slice(warmUps).map(({ after }) => after);
      for (const after of later) expect(after - settled).toBeLessThan(10);
      for (const { leftOver } of all) expect(leftOver).toBeLessThan(2);
    } finally {
      await load.stop();
    }
  },
  600_000,
);

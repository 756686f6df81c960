import { expect, test } from 'vitest';
import { type Round, startMixedLoad } from './mixed-load.ts';
import { note } from './table.ts';

/** Five minutes. */
const rounds = 10;
const seconds = 30;

test.runIf(process.platform === 'linux')(
  'ten rounds of visitors and saves take under 200 MB, leave no more behind each time, and then rest',
  async () => {
    const load = await startMixedLoad();
    try {
      const all: Round[] = [];
      const left: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        all.push(await load.round(seconds));
        left.push(await load.alone());
      }
      const most = Math.max(...all.map((round) => round.most));
      console.log({ most, left });
      expect(most).toBeLessThan(200);
      const [first = 0, ...later] = left;
      for (const after of later) expect(Math.abs(after - first)).toBeLessThan(10);
      for (const { leftOver } of all) expect(leftOver).toBeLessThan(2);
      note('memory', 'visitors and a save a second', {
        tried: `${rounds} rounds of ${seconds} s`,
        lost: 'nothing stays behind',
        seen: `at most ${Math.round(most)} MB; after each ${left.map(Math.round).join(', ')}`,
      });
    } finally {
      await load.stop();
    }
  },
  900_000,
);

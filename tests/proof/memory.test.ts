import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readSettings } from '../../src/server/process/settings.ts';
import { holdLifeline } from '../../src/server/storage/lifeline.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import { migratedPostgres } from '../support/migrated-database.ts';
import { testMemoryOf } from '../uploads/memory-of-uploads.ts';
import { note } from './table.ts';

testMemoryOf([
  ...([
    'plain',
    'interlaced',
    'turned',
    'progressive',
    'webp',
    'gif',
    'deep',
    'unsampled',
  ] as const),
  ...(['gif', 'interlaced'] as const),
]);

/** What is left in use once all that can go has gone, in megabytes. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  for (let times = 0; times < 3; times += 1) collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

test('the memory does not grow with the queries and the heartbeats on PostgreSQL', async () => {
  const url = await migratedPostgres();
  const storage = await openStorage(readSettings({ DATABASE_URL: url }), { exclusive: true });
  const ask = () => storage.db.selectFrom('content_revision').selectAll().execute();
  const askOften = async (queries: number) => {
    for (let asked = 0; asked < queries; asked += 10) {
      await Promise.all(Array.from({ length: 10 }, ask));
    }
  };
  let beats = 0;
  const enough = { beats: 0, reached: () => {} };
  const stop = await holdLifeline(url, {
    onNotice() {},
    onTurn() {},
    onBeat() {
      beats += 1;
      if (beats === enough.beats) enough.reached();
    },
    wait: (_milliseconds, signal) => sleep(0, undefined, { signal, ref: false }).catch(() => {}),
  });
  const beatOften = (more: number) =>
    new Promise<void>((resolve) =>
      Object.assign(enough, { beats: beats + more, reached: () => resolve() }),
    );
  try {
    await Promise.all([askOften(2_000), beatOften(500)]);
    const before = heap();
    await Promise.all([askOften(200_000), beatOften(20_000)]);
    const grown = heap() - before;
    note('memory', 'PostgreSQL', {
      tried: '200,000 queries and 20,000 heartbeats',
      lost: 'nothing',
      seen: `heap ${before.toFixed(1)} MB, then ${(before + grown).toFixed(1)} MB`,
    });
    expect(grown).toBeLessThan(10);
  } finally {
    await stop();
    await storage.close();
  }
}, 600_000);

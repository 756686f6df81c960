import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { builtInMenu } from './scripts/built-in-menu.ts';
import { LongFirst } from './tests/support/long-first.ts';

/** Short enough to be among the tests; their lines belong to the proof's table all the same. */
const faults = ['tests/{uploads/bucket-away,leads/full-disk,storage/released}.test.ts'];
/** Those that go further in the proof: see tests/support/in-proof.ts. */
const both = ['tests/{durability/{kill,two-instances},generated/hostile-fields}.test.ts'];
const journeys = 'tests/{journeys,proof/journeys}/**';

export default defineConfig({
  plugins: [builtInMenu()],
  test: {
    globalSetup: ['tests/support/postgres.ts', 'tests/support/seed-once.ts'],
    // Processes, not threads: the tests start servers, change the time zone and open SQLite files.
    pool: 'forks',
    // One more than the cores it is meant for: the tests of mail, kills and outages mostly wait.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    // To read the program anew for each file was half of the work. What a test changes it puts back.
    isolate: false,
    // A process on a busy machine may stumble once, as a browser may: what did is named at the end.
    retry: 1,
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // Away from UTC, so that a date that leans on the machine's time zone is found out.
    env: { TZ: 'Asia/Riyadh', NODE_COMPILE_CACHE: resolve('node_modules/.cache/wajha-tests') },
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          provide: { isProof: false },
          include: ['tests/**/*.test.ts'],
          exclude: [journeys, 'tests/proof/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'proof',
          provide: { isProof: true },
          include: ['tests/proof/**/*.test.ts', ...faults, ...both],
          exclude: [journeys],
          // One after the other: several of them measure.
          fileParallelism: false,
        },
      },
    ],
  },
});

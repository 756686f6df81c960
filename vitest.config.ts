import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/journeys/**'],
    globalSetup: 'tests/support/postgres.ts',
    // Processes, not threads: the tests start servers, change the time zone and open SQLite files.
    pool: 'forks',
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // Away from UTC, so that a date that leans on the machine's time zone is found out.
    env: { TZ: 'Asia/Riyadh' },
  },
});

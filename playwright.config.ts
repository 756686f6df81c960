import { defineConfig } from '@playwright/test';
import { browserFlags, findHeadlessBrowser } from './tests/support/browser.ts';

const executablePath = findHeadlessBrowser();

export default defineConfig({
  projects: [
    { name: 'tests', testDir: 'tests/journeys', grepInvert: /@proof/ },
    {
      name: 'proof',
      testDir: 'tests',
      testMatch: '**/journeys/**/*.test.ts',
      grep: /proof\/journeys|@proof/,
      // One after the other: several of them measure.
      workers: 1,
    },
  ],
  globalSetup: ['./tests/support/seed-once.ts', './tests/support/make-copies.ts'],
  outputDir: 'test-results',
  // The same on every system.
  snapshotPathTemplate: 'tests/frozen/pictures/{arg}{ext}',
  // One more than the cores it is meant for: a journey waits for about a third of its time.
  workers: 3,
  // A browser on a busy machine may stumble once. What did is listed as flaky; twice is a failure.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath && { executablePath }), args: browserFlags },
    screenshot: 'only-on-failure',
    // What moves is drawn by the processor here, sixty times a second; who tests it says so.
    contextOptions: { reducedMotion: 'reduce' },
  },
});

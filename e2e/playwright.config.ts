import { defineConfig } from '@playwright/test';
import { chromiumFlags, testBrowser } from './stack/settings.ts';

// A busy machine may stall for a moment.
process.env['OVERLOAD_AFTER_MS'] = '30000';

export default defineConfig({
  testDir: '.',
  testMatch: '{journeys/*,http/**/*}.spec.ts',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  reporter: [['list'], ['json', { outputFile: '../reports/playwright.json' }]],
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  // For a busy machine. Tests that needed it are listed as flaky, and each is a bug.
  retries: process.env['CI'] ? 1 : 0,
  // nightly.config.ts runs these.
  grepInvert: /@nightly/,
  // Long enough for a machine at a third of its speed; passing steps do not wait.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    // Recording costs a third more time: `npm run e2e -- NAME --trace on`.
    trace: 'off',
    launchOptions: { executablePath: testBrowser, args: chromiumFlags },
  },
});

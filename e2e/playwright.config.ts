import { defineConfig } from '@playwright/test';
import { chromiumFlags, journeyBrowser } from './stack/settings.ts';

// The machine does much besides the journeys, and may stand still for a moment.
process.env['OVERLOAD_AFTER_MS'] = '30000';

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  reporter: [['list'], ['json', { outputFile: '../reports/playwright.json' }]],
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  // A second try keeps a landing; `npm run totals` names who needed it, and each is to be understood.
  retries: process.env['CI'] ? 1 : 0,
  // Long enough for a machine that others slow down to a third; what is right is seen at once.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    // Recording all of them takes a third more time than the journeys do: `npm run e2e -- NAME --trace on`.
    trace: 'on-first-retry',
    launchOptions: { executablePath: journeyBrowser, args: chromiumFlags },
  },
});

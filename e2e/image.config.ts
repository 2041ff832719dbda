import { defineConfig } from '@playwright/test';

/** Tests the container image that `npm run image -- build` made. Not part of the gate: building takes minutes. */
export default defineConfig({
  testDir: 'image',
  outputDir: '../test-results',
  reporter: [['list'], ['json', { outputFile: '../reports/image.json' }]],
  forbidOnly: Boolean(process.env['CI']),
  workers: 1,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 20_000 },
});

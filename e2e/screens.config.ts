import journeys from './playwright.config.ts';

/** Takes screenshots of every page into reports/screens. Not part of the checks. */
export default {
  ...journeys,
  testMatch: 'screens/*.spec.ts',
  timeout: 900_000,
  reporter: 'list',
  workers: 1,
  use: { ...journeys.use, actionTimeout: 20_000 },
};

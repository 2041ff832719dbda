import journeys from './playwright.config.ts';

/** Pictures of every page for docs/screens. Not part of the checks: people look at them. */
export default {
  ...journeys,
  testDir: 'screens',
  timeout: 900_000,
  reporter: 'list',
  workers: 1,
  use: { ...journeys.use, actionTimeout: 20_000 },
};

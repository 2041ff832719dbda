import journeys from './playwright.config.ts';

/** Variants and edge cases of journeys, and what depends on the speed of the machine. */
export default {
  ...journeys,
  grepInvert: undefined,
  grep: /@nightly/,
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../reports/playwright-nightly.json' }]],
};

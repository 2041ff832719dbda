import journeys from './playwright.config.ts';

/**
 * Sign-in, cart and order in Safari's engine and in Firefox. Not part of the gate: they need
 * `npm run services -- install webkit2gtk-driver firefox-esr xvfb`.
 */
export default {
  ...journeys,
  testMatch: 'other-browsers/*.spec.ts',
  reporter: [['list'], ['json', { outputFile: '../reports/other-browsers.json' }]],
  workers: 1,
};

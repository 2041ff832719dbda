import journeys from './playwright.config.ts';

/** Pictures of every page for docs/screens. Not part of the checks: people look at them. */
export default { ...journeys, testDir: 'screens', timeout: 600_000, reporter: 'list', workers: 1 };

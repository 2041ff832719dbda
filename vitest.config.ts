import { defineConfig } from 'vitest/config';

const rooms = '{packages,apps,scripts,tools,bench}';
const globalSetup = 'apps/api/src/testing/global-setup.ts';

/** No module of the API keeps anything between tests, so that files can share what was loaded. */
const isolate = false;

/** Three sizes, told apart by name: pure, on a real database, through HTTP. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    // Ends what hangs, also on a machine that others slow down; what has to be fast is measured.
    testTimeout: 150_000,
    hookTimeout: 150_000,
    // What is sure to come may take its time on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${rooms}/**/*.test.{ts,tsx}`],
          exclude: ['**/node_modules/**', '**/build/**', '**/*.{db,http}.test.ts'],
        },
      },
      { test: { name: 'database', include: [`${rooms}/**/*.db.test.ts`], globalSetup, isolate } },
      { test: { name: 'http', include: [`${rooms}/**/*.http.test.ts`], globalSetup, isolate } },
    ],
  },
});

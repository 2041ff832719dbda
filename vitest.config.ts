import { defineConfig } from 'vitest/config';

const workspaces = '{packages,apps,scripts,tools,bench,chaos,fuzz}';

/** API modules hold no state between tests, so test files can share loaded modules. */
const isolate = false;

/** For a busy machine. Tests that needed it are listed as flaky, and each is a bug. */
const retry = process.env['CI'] ? 1 : 0;

/** Unit tests need no services; `.db.test` and `.http.test` files use a real database. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    // The default would leave one of two cores idle.
    maxWorkers: 2,
    // Only for tests that hang, with room for slow machines.
    testTimeout: 150_000,
    hookTimeout: 150_000,
    // Generous, for busy machines.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${workspaces}/**/*.test.{ts,tsx}`],
          exclude: ['**/node_modules/**', '**/build/**', '**/*.{db,http}.test.ts'],
          retry,
        },
      },
      {
        test: {
          name: 'integration',
          include: [`${workspaces}/**/*.{db,http}.test.ts`],
          globalSetup: 'apps/api/src/testing/global-setup.ts',
          retry,
          isolate,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

const rooms = '{packages,apps,scripts,tools,bench}';
const globalSetup = 'apps/api/src/testing/global-setup.ts';

/** Three sizes, told apart by name: pure, on a real database, through HTTP. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    testTimeout: 30_000,
    // Making and dropping a database waits for the disk.
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${rooms}/**/*.test.{ts,tsx}`],
          exclude: ['**/node_modules/**', '**/build/**', '**/*.{db,http}.test.ts'],
        },
      },
      { test: { name: 'database', include: [`${rooms}/**/*.db.test.ts`], globalSetup } },
      { test: { name: 'http', include: [`${rooms}/**/*.http.test.ts`], globalSetup } },
    ],
  },
});

import type { TestProject } from 'vitest/node';
import { ensureTestPostgres } from '../../../../scripts/services/stores/test-postgres.ts';
import { ensureTemplate } from './database/template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    templateDatabase: string;
  }
}

/** Builds one migrated and seeded database per run; each test file copies it. */
export default async function setup(project: TestProject): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'] || (await ensureTestPostgres());
  project.provide('databaseServer', server);
  project.provide('templateDatabase', await ensureTemplate(server));
}

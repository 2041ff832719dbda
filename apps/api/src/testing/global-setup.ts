import type { TestProject } from 'vitest/node';
import { createContext } from '#api/main/compose.ts';
import { prepareDatabase } from '#api/main/prepare.ts';
import { seedCatalogue } from '#api/modules/catalog/seed-catalogue.ts';
import { createDatabase, createPool } from '#api/platform/db/pool.ts';
import { createLog } from '#api/platform/log.ts';
import { createDatabaseFrom, dropDatabase, urlOf } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templateDatabase: string;
  }
}

/** One migrated and seeded database for the whole run; each test file works on a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = `sirkito_${process.pid}_${project.name.replace(/\W/g, '')}_test`;
  await dropDatabase(template);
  await createDatabaseFrom(template, 'template1');
  await prepareDatabase(urlOf(template), new URL('../../migrations/', import.meta.url));
  await seed(template);
  project.provide('templateDatabase', template);
  return () => dropDatabase(template);
}

async function seed(database: string): Promise<void> {
  const log = createLog('test', 'silent');
  const db = createDatabase(createPool({ url: urlOf(database), size: 1 }));
  const enqueue = () => Promise.reject(new Error('the seed promises no jobs'));
  await seedCatalogue(
    createContext({ db, enqueue, requestId: 'seed', log, actor: { kind: 'shop' } }),
  );
  await db.destroy();
}

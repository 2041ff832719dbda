import { createContext } from '#api/main/compose.ts';
import { prepareDatabase } from '#api/main/prepare-database.ts';
import { seedCatalogue } from '#api/modules/catalog/categories/seed-catalogue.ts';
import { createDatabase, createPool } from '#api/platform/db/pool.ts';
import { createLog } from '#api/platform/log.ts';

/** Migrates an empty database and adds categories and brands. */
export async function buildTemplate(url: string): Promise<void> {
  await prepareDatabase(url, new URL('../../../', import.meta.url));
  const log = createLog('test', 'silent');
  const db = createDatabase(createPool({ url, size: 1 }));
  const enqueue = () => Promise.reject(new Error('the seed enqueues no jobs'));
  const now = () => new Date();
  await seedCatalogue(
    createContext({ db, enqueue, requestId: 'seed', log, actor: { kind: 'shop' }, now }),
  );
  await db.destroy();
}

import { seedCatalogue } from '#api/modules/catalog/seed-catalogue.ts';
import { createDatabase, createPool } from '#api/platform/db/pool.ts';
import { parseEnv } from '#api/platform/env.ts';
import { createSender } from '#api/platform/jobs.ts';
import { createLog } from '#api/platform/log.ts';
import { createContext } from './compose.ts';

const env = parseEnv(process.env);
const log = createLog('seed', env.LOG_LEVEL);
const db = createDatabase(createPool({ url: env.DATABASE_OWNER_URL, size: 2, log }));
const sender = await createSender(db, log);
try {
  const ctx = createContext({
    db,
    enqueue: sender.enqueue,
    requestId: 'seed',
    log,
    actor: { kind: 'shop' },
  });
  log.info(await seedCatalogue(ctx), 'seeded');
} finally {
  await sender.stop();
  await db.destroy();
}

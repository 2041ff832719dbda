import { z } from 'zod';
import { requestTestEmail } from '#api/modules/notifications/request-test-email.ts';
import { createDatabaseClock, readDatabaseTime } from '#api/platform/db/database-clock.ts';
import { createDatabase } from '#api/platform/db/pool.ts';
import { parseEnv } from '#api/platform/env.ts';
import { createSender } from '#api/platform/jobs/jobs.ts';
import { createLog } from '#api/platform/log.ts';
import { createContext } from '../compose.ts';
import { createDirectPool } from '../connections.ts';

const env = parseEnv(process.env);
const log = createLog('check-mail', env.LOG_LEVEL);
const to = z
  .email({ error: 'Usage: npm run shop -- mail-check you@example.com' })
  .parse(process.argv[2]);
const db = createDatabase(createDirectPool(env, log, 1));
const sender = await createSender(db, log);
try {
  const { now } = await createDatabaseClock(() => readDatabaseTime(db));
  const ctx = createContext({
    db,
    enqueue: sender.enqueue,
    requestId: 'check-mail',
    log,
    actor: { kind: 'shop' },
    now,
  });
  await requestTestEmail(ctx, to);
  log.info('queued; the worker will send it');
} finally {
  await sender.stop();
  await db.destroy();
}

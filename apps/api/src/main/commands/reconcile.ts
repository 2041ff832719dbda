import { formatNumber } from '@sirkito/commerce';
import { countMismatches, reconcile } from '#api/modules/orders/reconcile/reconcile.ts';
import { createDatabaseClock, readDatabaseTime } from '#api/platform/db/database-clock.ts';
import { createDatabase } from '#api/platform/db/pool.ts';
import { parseEnv } from '#api/platform/env.ts';
import { createLog } from '#api/platform/log.ts';
import { createContext } from '../compose.ts';
import { createDirectPool } from '../connections.ts';

/** Above the `statement_timeout` of its statements. */
const deadlineMs = 31 * 60_000;
const env = parseEnv(process.env);
const log = createLog('reconcile', env.LOG_LEVEL);
const db = createDatabase(createDirectPool(env, log, 1, deadlineMs));
try {
  const { now } = await createDatabaseClock(() => readDatabaseTime(db));
  const checks = await reconcile(
    createContext({
      db,
      enqueue: () => Promise.reject(new Error('reconcile queues no jobs')),
      requestId: 'reconcile',
      log,
      actor: { kind: 'shop' },
      now,
    }),
  );
  for (const { rule, compared, different } of checks) {
    console.log(
      `${rule}: ${formatNumber(compared)} compared, ${formatNumber(different.length)} different`,
    );
    for (const subject of different) console.log(`  ${subject}`);
  }
  const differences = countMismatches(checks);
  console.log(differences === 0 ? 'No differences found.' : 'Differences found.');
  process.exitCode = differences === 0 ? 0 : 1;
} finally {
  await db.destroy();
}

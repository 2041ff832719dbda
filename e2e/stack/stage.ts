import { join } from 'node:path';
import { createDatabase, dropDatabase, query } from './database.ts';
import { runToCompletion } from './program.ts';
import { redisServer, root } from './settings.ts';

/** The database, Redis and log folder of one running shop, and its cleanup. */
export interface Stage {
  databaseUrl: string;
  redisUrl: string;
  logs: string;
  cleanup: AsyncDisposableStack;
}

/** Redis databases, apart from the one used in development. */
const redisDatabases = { e2e: 15, bench: 14 };
type Kind = keyof typeof redisDatabases;

export const logsOf = (kind: Kind): string => join(root, 'reports', `${kind}-logs`);

/** All test customers are new and refuse parcels, and nobody confirms their orders. */
const liftCodLimits = `insert into setting (key, value, updated_at)
  values ('cash_on_delivery', '{"reviewFrom": 1000, "refuseFrom": 1000, "productShare": 100}',
    now())`;

/** Creates a stage on a new database, migrated and seeded by the production build. */
export async function buildStage(kind: Kind): Promise<Stage> {
  const stage = await openStage(kind);
  try {
    await runCommand(stage, 'migrate');
    // Tests and benchmarks count their own orders.
    await runCommand(stage, 'seed', '--without-orders');
    await query(stage.databaseUrl, liftCodLimits);
    return stage;
  } catch (error) {
    await stage.cleanup.disposeAsync();
    throw error;
  }
}

/** Creates a stage on a copy of the template database, in one second instead of ten. */
export const copyStage = (template: string, kind: Kind = 'e2e'): Promise<Stage> =>
  openStage(kind, template);

async function openStage(kind: Kind, template?: string): Promise<Stage> {
  const cleanup = new AsyncDisposableStack();
  const databaseUrl = await createDatabase(`sirkito_${kind}`, template);
  cleanup.defer(() => dropDatabase(databaseUrl));
  const redis = Object.assign(new URL(redisServer), { pathname: `/${redisDatabases[kind]}` });
  return { databaseUrl, redisUrl: redis.href, logs: logsOf(kind), cleanup };
}

/** Runs one of the API's commands on the stage's database. */
export const runCommand = (stage: Stage, command: string, ...args: string[]): Promise<void> =>
  runToCompletion({
    name: command,
    args: [`apps/api/build/main/commands/${command}.js`, ...args],
    env: stageEnv(stage),
    logs: stage.logs,
  });

/** Real hashing would take a third of every sign-in. It has its own tests. */
const cheapPasswordHashing = { PASSWORD_MEMORY_KIB: '64' };

export const stageEnv = ({ databaseUrl, redisUrl }: Stage) => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  REDIS_URL: redisUrl,
  // Several shops run at once.
  WEB_METRICS_PORT: '0',
  WORKER_METRICS_PORT: '0',
  OVERLOAD_AFTER_MS: process.env['OVERLOAD_AFTER_MS'] || '1000',
  // All test requests come from one IP address.
  RATE_LIMIT_PER_MINUTE: '100000000',
  PAGE_LIMIT_PER_MINUTE: '100000000',
  ACCOUNT_LIMITS: 'calls=100000000/1m,register=100000/1h,signInAddress=1000000/1h',
  ...(process.env['TEST_DATABASE_URL'] && cheapPasswordHashing),
});

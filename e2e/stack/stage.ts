import { join } from 'node:path';
import { createDatabase, dropDatabase } from './database.ts';
import { runToEnd } from './program.ts';
import { root, services } from './settings.ts';

/** Where the processes of one shop play together, and what has to end when it is over. */
export interface Stage {
  databaseUrl: string;
  redisUrl: string;
  logs: string;
  ends: AsyncDisposableStack;
}

/** Each kind of run keeps to itself in Redis, away from the shop someone works with. */
const redisDatabases = { e2e: 15, bench: 14 };
type Kind = keyof typeof redisDatabases;

export const logsOf = (kind: Kind): string => join(root, 'reports', `${kind}-logs`);

/** A stage on a fresh database, migrated and seeded by the production build. */
export async function buildStage(kind: Kind): Promise<Stage> {
  const stage = await openStage(kind);
  try {
    await runOn(stage, 'migrate');
    await runOn(stage, 'seed');
    return stage;
  } catch (error) {
    await stage.ends.disposeAsync();
    throw error;
  }
}

/** As it was built, before anybody came: in a second instead of ten. */
export const copyStage = (like: string): Promise<Stage> => openStage('e2e', like);

async function openStage(kind: Kind, like?: string): Promise<Stage> {
  const ends = new AsyncDisposableStack();
  const databaseUrl = await createDatabase(`sirkito_${kind}`, like);
  ends.defer(() => dropDatabase(databaseUrl));
  const redis = Object.assign(new URL(services.redis), { pathname: `/${redisDatabases[kind]}` });
  return { databaseUrl, redisUrl: redis.href, logs: logsOf(kind), ends };
}

/** Runs one of the API's commands on the stage's database. */
export const runOn = (stage: Stage, command: string, ...args: string[]): Promise<void> =>
  runToEnd({
    name: command,
    args: [`apps/api/build/main/${command}.js`, ...args],
    env: stageSettings(stage),
    logs: stage.logs,
  });

export const stageSettings = ({ databaseUrl, redisUrl }: Stage) => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  REDIS_URL: redisUrl,
  OVERLOAD_AFTER_MS: process.env['OVERLOAD_AFTER_MS'] || '1000',
  // All visitors come from one address here.
  RATE_LIMIT_PER_MINUTE: '100000000',
  PAGE_LIMIT_PER_MINUTE: '100000000',
  ACCOUNT_LIMITS: 'register=100000/1h,signInAddress=1000000/1h',
});

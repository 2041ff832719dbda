import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '@sirkito/chaos/stack/postgres';
import { startRedis } from '@sirkito/chaos/stack/redis';
import { startSmtpSink } from '@sirkito/chaos/stack/smtp';
import {
  registerPaymongoWebhook,
  startApi,
  startPaymongo,
  startWorker,
  type Server,
} from '@sirkito/e2e/stack/servers';
import type { RunningProgram } from '@sirkito/e2e/stack/program';
import { root } from '@sirkito/e2e/stack/settings';
import { runCommand, type Stage } from '@sirkito/e2e/stack/stage';

export interface FuzzedShop {
  stage: Stage;
  /** Two processes on one database, as in production. */
  apis: readonly [Server, Server];
  worker: RunningProgram;
  /** Lifts the limits per endpoint, as for the web server. */
  headers: Record<string, string>;
}

const logs = join(root, 'reports', 'fuzz-logs');

/** Every limit that ACCOUNT_LIMITS can lift. */
const accountLimits = [
  'calls',
  'signIn',
  'signInAddress',
  'signInAgain',
  'staffSignIn',
  'signInAccount',
  'staffCode',
  'recoveryCode',
  'register',
  'requestReset',
  'requestResetAddress',
  'mailedLink',
  'password',
  'passwordAccount',
  'passkey',
  'accountMail',
  'promotionCode',
  'promotionCodeAddress',
];

const webSecret = 'secret-of-the-fuzzed-shop';

/** Starts the production build on a database of its own, with sample orders. */
export async function startShop(cleanup: AsyncDisposableStack): Promise<FuzzedShop> {
  await rm(logs, { recursive: true, force: true });
  const [postgres, redis] = [await startPostgres(cleanup), await startRedis(cleanup)];
  const stage: Stage = { databaseUrl: postgres.url, redisUrl: redis.url, logs, cleanup };
  await runCommand(stage, 'migrate');
  await runCommand(stage, 'seed');
  const [smtp, paymongo] = await Promise.all([startSmtpSink(stage), startPaymongo(stage)]);
  const env = {
    PASSWORD_MEMORY_KIB: '64',
    PAYMONGO_URL: paymongo.url,
    IMAGES_DIR: join(logs, 'images'),
    WEB_API_SECRET: webSecret,
    ACCOUNT_LIMITS: accountLimits.map((name) => `${name}=100000000/1h`).join(),
  };
  const apis = [await startApi(stage, env), await startApi(stage, env)] as const;
  const worker = await startWorker(stage, smtp.url, env);
  await registerPaymongoWebhook(paymongo, apis[0]);
  return { stage, apis, worker, headers: { 'x-sirkito-web': webSecret } };
}

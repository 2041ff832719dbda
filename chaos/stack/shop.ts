import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningProgram } from '@sirkito/e2e/stack/program';
import {
  registerPaymongoWebhook,
  startApi,
  startPaymongo,
  startWeb,
  startWorker,
  type Server,
} from '@sirkito/e2e/stack/servers';
import { root } from '@sirkito/e2e/stack/settings';
import { runCommand, type Stage } from '@sirkito/e2e/stack/stage';
import { freePort } from '../../scripts/services/ports/free-port.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { startRedis, type Redis } from './redis.ts';
import { startSilentProxy, type SilentProxy } from './silent-proxy.ts';
import { startSmtpSink } from './smtp.ts';

/** A whole shop of real processes, all of its own. */
export interface Shop {
  /** The direct connection to the database, for checks. */
  readonly databaseUrl: string;
  /** The stage whose processes reach the database through `proxy`. */
  stage: Stage;
  postgres: Postgres;
  proxy: SilentProxy;
  redis: Redis;
  smtp: RunningProgram;
  paymongo: Server;
  api: Server;
  worker: RunningProgram;
  web: Server;
  startApi: () => Promise<void>;
  startWorker: () => Promise<void>;
  startWeb: () => Promise<void>;
  /** Environment of another API or worker on this shop. */
  env: Readonly<Record<string, string>>;
  smtpUrl: string;
}

const logs = join(root, 'reports', 'chaos-logs');
const cheapPasswordHashing = { PASSWORD_MEMORY_KIB: '64' };

/** Starts the shop from the production build. The stack ends everything it starts. */
export async function startShop(cleanup: AsyncDisposableStack): Promise<Shop> {
  await rm(logs, { recursive: true, force: true });
  const postgres = await startPostgres(cleanup);
  const redis = await startRedis(cleanup);
  const proxy = cleanup.use(await startSilentProxy(postgres.port));
  const direct: Stage = { databaseUrl: postgres.url, redisUrl: redis.url, logs, cleanup };
  await runCommand(direct, 'migrate');
  await runCommand(direct, 'seed', '--without-orders');

  const proxied = Object.assign(new URL(postgres.url), { port: proxy.port });
  const stage = { ...direct, databaseUrl: proxied.href };
  const webPort = String(await freePort());
  const [smtp, paymongo] = await Promise.all([startSmtpSink(stage), startPaymongo(stage)]);
  const env = {
    ...cheapPasswordHashing,
    PAYMONGO_URL: paymongo.url,
    SHOP_URL: `http://127.0.0.1:${webPort}`,
    IMAGES_DIR: join(logs, 'images'),
  };
  const apiPort = String(await freePort());
  const api = await startApi(stage, { ...env, API_PORT: apiPort });
  const [worker, web] = await Promise.all([
    startWorker(stage, smtp.url, env),
    startWeb(stage, api.url, { WEB_PORT: webPort }),
    registerPaymongoWebhook(paymongo, api),
  ]);
  const shop: Shop = {
    get databaseUrl() {
      return shop.postgres.url;
    },
    stage,
    postgres,
    proxy,
    redis,
    smtp,
    smtpUrl: smtp.url,
    paymongo,
    api,
    worker,
    web,
    env,
    startApi: async () => {
      shop.api = await startApi(stage, { ...env, API_PORT: apiPort });
    },
    startWorker: async () => {
      shop.worker = await startWorker(stage, smtp.url, env);
    },
    startWeb: async () => {
      shop.web = await startWeb(stage, api.url, { WEB_PORT: webPort });
    },
  };
  return shop;
}

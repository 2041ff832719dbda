import { batchedOutput, shutdownOnSignal, startTracing, stopAccepting } from '@sirkito/process';
import { sqlFileNames } from '#api/platform/db/migrations/sql-files.ts';
import { isSafeForCookies, parseEnv } from '#api/platform/env.ts';
import { createLog } from '#api/platform/log.ts';
import { createApp } from './app.ts';
import { createApiPool } from './connections.ts';

const env = parseEnv(process.env);
const log = createLog('api', env.LOG_LEVEL, batchedOutput());
const tracing = await startTracing({
  service: 'api',
  endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
  ratio: env.OTEL_TRACES_SAMPLER_ARG,
  log,
});
const pool = createApiPool(env, log);
const migrations = await sqlFileNames(new URL('../../migrations/', import.meta.url));
const app = await createApp({ env, log, pool, migrations });

if (!isSafeForCookies(new URL(env.SHOP_URL))) {
  log.warn(
    { shopUrl: env.SHOP_URL },
    'INSECURE: over plain HTTP, session tokens can be intercepted. Use HTTPS',
  );
}
shutdownOnSignal(log, async () => {
  await stopAccepting(app.server);
  await app.close();
  await tracing.stop();
});
await app.listen({ host: env.API_HOST, port: env.API_PORT, backlog: 4_096 });

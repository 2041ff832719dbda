import { serveMetrics, shutdownOnSignal, startTracing, stopAccepting } from '@sirkito/process';
import { parseEnv } from './env.ts';
import { createLog } from './log.ts';
import { createWebMetrics } from './metrics.ts';
import { createWebServer } from './web-server.ts';

const env = parseEnv(process.env);
// In development React picks its build by this variable when it loads.
Object.assign(process.env, { NODE_ENV: env.NODE_ENV });

const log = createLog(env.LOG_LEVEL);
const tracing = await startTracing({
  service: 'web',
  endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
  ratio: env.OTEL_TRACES_SAMPLER_ARG,
  log,
});
const metrics = createWebMetrics();
const app = await createWebServer(env, log, metrics);
const listener = await serveMetrics({
  host: env.METRICS_HOST,
  port: env.WEB_METRICS_PORT,
  setting: 'WEB_METRICS_PORT',
  registry: metrics.registry,
  log,
});

shutdownOnSignal(log, async () => {
  await stopAccepting(app.server);
  await app.close();
  await listener.close();
  await tracing.stop();
});
await app.listen({ host: env.WEB_HOST, port: env.WEB_PORT });

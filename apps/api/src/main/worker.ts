import { demoNotice, serveMetrics, shutdownOnSignal, startTracing } from '@sirkito/process';
import { startReadyBuilds } from '#api/modules/builds/builds.jobs.ts';
import { relayOutbox } from '#api/modules/orders/outbox/relay-outbox.ts';
import { assertLeastPrivilege } from '#api/platform/db/assert-least-privilege.ts';
import {
  createDatabaseClock,
  readDatabaseTime,
  syncEveryMs,
} from '#api/platform/db/database-clock.ts';
import { createDatabase } from '#api/platform/db/pool.ts';
import { parseEnv } from '#api/platform/env.ts';
import { runJobs } from '#api/platform/jobs/job-runner.ts';
import { createSender } from '#api/platform/jobs/jobs.ts';
import { createLog } from '#api/platform/log.ts';
import { createMailer } from '#api/platform/mail/mail.ts';
import { createWorkerMetrics } from '#api/platform/metrics/worker-metrics.ts';
import { runPeriodically } from '#api/platform/run-periodically.ts';
import { createContext, jobsOf } from './compose.ts';
import { createDirectPool, directConnection } from './connections.ts';

const env = parseEnv(process.env);
const log = createLog('worker', env.LOG_LEVEL);
const tracing = await startTracing({
  service: 'worker',
  endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
  ratio: env.OTEL_TRACES_SAMPLER_ARG,
  log,
});
const db = createDatabase(createDirectPool(env, log));
if (env.SHOP_MODE === 'live') await assertLeastPrivilege(db);
const clock = await createDatabaseClock(() => readDatabaseTime(db));
const sender = await createSender(db, log);
const jobs = jobsOf(env);
const mailer = createMailer(env.SMTP_URL, env.MAIL_FROM, demoNotice(env.SHOP_MODE));
const metrics = createWorkerMetrics();
const sendMail = metrics.counted(mailer.send);
const contextFor = (requestId: string) =>
  createContext({
    db,
    enqueue: sender.enqueue,
    requestId,
    log,
    actor: { kind: 'shop' },
    now: clock.now,
  });
const runner = await runJobs({
  ...directConnection(env),
  jobs,
  log,
  observe: metrics.observeRun,
  contextFor: (jobId) => ({
    ...contextFor(jobId),
    sendMail,
    shopUrl: env.SHOP_URL,
  }),
});
await startReadyBuilds(contextFor('ready builds'));
const clockSync = runPeriodically({ work: clock.sync, everyMs: syncEveryMs, log });
// Emails and open staff screens follow an order within a second.
const relay = runPeriodically({
  work: async () => (await relayOutbox(contextFor('outbox'))) > 0,
  everyMs: 500,
  log,
});
// Last, because /healthz says that it runs jobs.
const listener = await serveMetrics({
  host: env.METRICS_HOST,
  port: env.WORKER_METRICS_PORT,
  setting: 'WORKER_METRICS_PORT',
  registry: metrics.registry,
  log,
});

shutdownOnSignal(log, async () => {
  await Promise.all([relay.stop(), runner.stop(), clockSync.stop()]);
  await sender.stop();
  mailer.close();
  await listener.close();
  await tracing.stop();
  await db.destroy();
});
log.info({ queues: jobs.map((job) => job.name) }, 'waiting for jobs');

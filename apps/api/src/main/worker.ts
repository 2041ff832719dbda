import { shutdownOnSignal } from '@sirkito/process';
import { purgeIdleAccounts } from '#api/modules/accounts/privacy/purge-idle-accounts.ts';
import { purgeOldRecords } from '#api/modules/accounts/privacy/purge-old-records.ts';
import { resumeErasures } from '#api/modules/accounts/privacy/resume-erasures.ts';
import { reconcileNightly } from '#api/modules/orders/reconcile/reconcile-nightly.ts';
import { relayOutbox } from '#api/modules/orders/outbox/relay-outbox.ts';
import { releaseExpiredReservations } from '#api/modules/orders/reservations/release-expired-reservations.ts';
import { rollUpSales } from '#api/modules/reports/roll-up-sales.ts';
import { sendReviewRequests } from '#api/modules/reviews/requests/send-review-requests.ts';
import { sweepPhotos } from '#api/modules/reviews/reviews/photos.ts';
import { createDatabase, createPool } from '#api/platform/db/pool.ts';
import { parseEnv } from '#api/platform/env.ts';
import { runJobs } from '#api/platform/job-runner.ts';
import { createSender } from '#api/platform/jobs.ts';
import { createLog } from '#api/platform/log.ts';
import { createMailer } from '#api/platform/mail.ts';
import { runPeriodically } from '#api/platform/run-periodically.ts';
import { createContext, jobsOf, personalRecords, providerOf } from './compose.ts';
import { roleFor } from './role.ts';

const env = parseEnv(process.env);
const log = createLog('worker', env.LOG_LEVEL);
const role = roleFor(env);
const db = createDatabase(
  createPool({ url: env.DATABASE_URL, size: env.DATABASE_POOL_SIZE, role, log }),
);
const sender = await createSender(db, log);
const jobs = jobsOf(providerOf(env));
const mailer = createMailer(env.SMTP_URL, env.MAIL_FROM);
const contextFor = (requestId: string) =>
  createContext({ db, enqueue: sender.enqueue, requestId, log, actor: { kind: 'shop' } });
const runner = await runJobs({
  url: env.DATABASE_DIRECT_URL,
  role,
  jobs,
  log,
  contextFor: (jobId) => ({
    ...contextFor(jobId),
    sendMail: mailer.send,
    shopUrl: env.SHOP_URL,
  }),
});
const relay = runPeriodically({
  work: async () => (await relayOutbox(contextFor('outbox'))) > 0,
  everyMs: 500,
  log,
});
const expiredReservations = runPeriodically({
  work: () => releaseExpiredReservations(contextFor('overdue holds')),
  everyMs: 60_000,
  log,
});
const retention = runPeriodically({
  work: () => purgeOldRecords(contextFor('retention'), personalRecords),
  everyMs: 3_600_000,
  log,
});
const idleAccounts = runPeriodically({
  work: () => purgeIdleAccounts(contextFor('idle accounts')),
  everyMs: 3_600_000,
  log,
});
const erasures = runPeriodically({
  work: () => resumeErasures(contextFor('overdue erasures')),
  everyMs: 3_600_000,
  log,
});
const reviewRequests = runPeriodically({
  work: () => sendReviewRequests(contextFor('review requests')),
  everyMs: 20_000,
  log,
});
const photos = runPeriodically({
  work: () => sweepPhotos(contextFor('review photos'), env.IMAGES_DIR),
  everyMs: 60_000,
  log,
});
const salesRollUp = runPeriodically({
  work: () => rollUpSales(contextFor('sales')),
  everyMs: 60_000,
  log,
});

const reconciliation = runPeriodically({
  work: async () => {
    await reconcileNightly(contextFor('reconcile'));
    return false;
  },
  everyMs: 600_000,
  log,
});

shutdownOnSignal(log, async () => {
  const tasks = [
    relay,
    expiredReservations,
    retention,
    idleAccounts,
    erasures,
    reviewRequests,
    photos,
    salesRollUp,
    reconciliation,
  ];
  await Promise.all(tasks.map((task) => task.stop()));
  await runner.stop();
  await sender.stop();
  mailer.close();
  await db.destroy();
});
log.info({ queues: jobs.map((job) => job.name) }, 'waiting for jobs');

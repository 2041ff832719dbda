import { endIdleAccounts } from '#api/modules/accounts/end-idle-accounts.ts';
import { forgetOldRecords } from '#api/modules/accounts/forget-old-records.ts';
import { resumeErasures } from '#api/modules/accounts/resume-erasures.ts';
import { reconcileNightly } from '#api/modules/orders/reconcile-nightly.ts';
import { relayOutbox } from '#api/modules/orders/relay-outbox.ts';
import { releaseLostHolds } from '#api/modules/orders/release-lost-holds.ts';
import { rollUpSales } from '#api/modules/reports/roll-up-sales.ts';
import { askForReviews } from '#api/modules/reviews/ask-for-reviews.ts';
import { sweepPhotos } from '#api/modules/reviews/photos.ts';
import { createDatabase, createPool } from '#api/platform/db/pool.ts';
import { parseEnv } from '#api/platform/env.ts';
import { runJobs } from '#api/platform/job-runner.ts';
import { createSender } from '#api/platform/jobs.ts';
import { createLog } from '#api/platform/log.ts';
import { createMailer } from '#api/platform/mail.ts';
import { repeat } from '#api/platform/repeat.ts';
import { createContext, jobsOf, personalRecords, providerOf } from './compose.ts';
import { roleFor } from './role.ts';
import { endWith } from './shutdown.ts';

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
const relay = repeat({
  work: async () => (await relayOutbox(contextFor('outbox'))) > 0,
  everyMs: 500,
  log,
});
const holds = repeat({
  work: () => releaseLostHolds(contextFor('lost holds')),
  everyMs: 60_000,
  log,
});
const forgetting = repeat({
  work: () => forgetOldRecords(contextFor('retention'), personalRecords),
  everyMs: 3_600_000,
  log,
});
const idle = repeat({
  work: () => endIdleAccounts(contextFor('idle accounts')),
  everyMs: 3_600_000,
  log,
});
const erasures = repeat({
  work: () => resumeErasures(contextFor('lost erasures')),
  everyMs: 3_600_000,
  log,
});
const letters = repeat({
  work: () => askForReviews(contextFor('review letters')),
  everyMs: 20_000,
  log,
});
const photos = repeat({
  work: () => sweepPhotos(contextFor('review photos'), env.IMAGES_DIR),
  everyMs: 60_000,
  log,
});
const figures = repeat({
  work: () => rollUpSales(contextFor('sales')),
  everyMs: 60_000,
  log,
});

const books = repeat({
  work: async () => {
    await reconcileNightly(contextFor('reconcile'));
    return false;
  },
  everyMs: 600_000,
  log,
});

endWith(log, async () => {
  const repeated = [relay, holds, forgetting, idle, erasures, letters, photos, figures, books];
  await Promise.all(repeated.map((each) => each.stop()));
  await runner.stop();
  await sender.stop();
  mailer.close();
  await db.destroy();
});
log.info({ queues: jobs.map((job) => job.name) }, 'waiting for jobs');

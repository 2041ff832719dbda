import type { Job } from '#api/platform/jobs/jobs.ts';
import type { PersonalRecords } from '#api/platform/personal-data.ts';
import { scheduledJob } from '#api/platform/jobs/scheduled-job.ts';
import { eraseAccountJob, type AccountPayload } from './account/accounts.jobs.ts';
import { eraseAccount, resumeErasures } from './privacy/erase-account.ts';
import { purgeIdleAccounts, purgeOldRecords } from './privacy/retention.ts';

export const createEraseAccountJob = (
  records: readonly PersonalRecords[],
): Job<AccountPayload> => ({
  ...eraseAccountJob,
  run: (ctx, { accountId }) => eraseAccount(ctx, records, accountId),
});

export const purgeOldRecordsJob = (records: readonly PersonalRecords[]) =>
  scheduledJob({
    name: 'accounts.purge_old_records',
    cron: '5 * * * *',
    deadlineSeconds: 1_800,
    run: (ctx) => purgeOldRecords(ctx, records),
  });

export const purgeIdleAccountsJob = scheduledJob({
  name: 'accounts.purge_idle_accounts',
  cron: '20 * * * *',
  deadlineSeconds: 1_800,
  run: purgeIdleAccounts,
});

export const resumeErasuresJob = scheduledJob({
  name: 'accounts.resume_erasures',
  cron: '35 * * * *',
  deadlineSeconds: 1_800,
  run: resumeErasures,
});

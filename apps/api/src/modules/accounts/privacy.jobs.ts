import type { Job } from '#api/platform/jobs.ts';
import type { PersonalRecords } from '#api/platform/personal-data.ts';
import { eraseAccountJob, type AccountPayload } from './account/accounts.jobs.ts';
import { eraseAccount } from './privacy/erase-account.ts';

export const createEraseAccountJob = (
  records: readonly PersonalRecords[],
): Job<AccountPayload> => ({
  ...eraseAccountJob,
  run: (ctx, { accountId }) => eraseAccount(ctx, records, accountId),
});

import type { Job } from '#api/platform/jobs.ts';
import type { PersonalRecords } from '#api/platform/personal-data.ts';
import { accountErasure, type OfAccount } from './accounts.jobs.ts';
import { eraseAccount } from './erase-account.ts';

export const eraseAccountJob = (records: readonly PersonalRecords[]): Job<OfAccount> => ({
  ...accountErasure,
  run: (ctx, { accountId }) => eraseAccount(ctx, records, accountId),
});

import {
  dataLinkMail,
  emailVerificationMail,
  erasureMail,
  idleMail,
  passwordChangedMail,
  passwordResetMail,
  staffInvitationMail,
} from '#api/modules/accounts/index.ts';
import type { Job, JobCtx, JobKind } from '#api/platform/jobs.ts';
import type { AccountLetter } from './account-letters.ts';
import type { Whose } from './send-account-letter.ts';

const letterJob = <T extends Whose>(kind: JobKind<T>, letter: AccountLetter): Job<T> => ({
  ...kind,
  isLetter: true,
  // Mail templates are heavy and only the worker renders them, so they come when first needed.
  run: async (ctx: JobCtx, whose: T) =>
    (await import('./send-account-letter.ts')).sendAccountLetter(ctx, letter, whose),
});

export const accountLetterJobs = [
  letterJob(emailVerificationMail, 'verifyEmail'),
  letterJob(passwordResetMail, 'resetPassword'),
  letterJob(staffInvitationMail, 'staffInvitation'),
  letterJob(passwordChangedMail, 'passwordChanged'),
  letterJob(dataLinkMail, 'dataLink'),
  letterJob(erasureMail, 'erasure'),
  letterJob(idleMail, 'idle'),
] as const;

import {
  sendDataLinkJob,
  sendEmailVerificationJob,
  sendErasureNoticeJob,
  sendFactorRemovedJob,
  sendGuessAlertJob,
  sendIdleNoticeJob,
  sendPasskeyAddedJob,
  sendPasswordChangedJob,
  sendPasswordResetJob,
  sendRecoveryCodesRenewedJob,
  sendStaffInvitationJob,
  sendTwoFactorEnabledJob,
} from '#api/modules/accounts/index.ts';
import type { Job, JobCtx } from '#api/platform/jobs/jobs.ts';
import type { JobKind } from '#api/platform/jobs/job-kind.ts';
import type { AccountEmail } from './emails/account-emails.ts';
import type { AccountEmailTarget } from './sending/send-account-email.ts';

const emailHandler = <T extends AccountEmailTarget>(
  job: JobKind<T>,
  email: AccountEmail,
): Job<T> => ({
  ...job,
  sendsEmail: true,
  // E-mail templates are heavy and only the worker renders them, so they are loaded on first use.
  run: async (ctx: JobCtx, target: T) =>
    (await import('./sending/send-account-email.ts')).sendAccountEmail(ctx, email, target),
});

export const accountEmailHandlers = [
  emailHandler(sendEmailVerificationJob, 'verifyEmail'),
  emailHandler(sendPasswordResetJob, 'resetPassword'),
  emailHandler(sendStaffInvitationJob, 'staffInvitation'),
  emailHandler(sendPasswordChangedJob, 'passwordChanged'),
  emailHandler(sendPasskeyAddedJob, 'passkeyAdded'),
  emailHandler(sendTwoFactorEnabledJob, 'twoFactorEnabled'),
  emailHandler(sendFactorRemovedJob, 'factorRemoved'),
  emailHandler(sendRecoveryCodesRenewedJob, 'recoveryCodesRenewed'),
  emailHandler(sendGuessAlertJob, 'guessAlert'),
  emailHandler(sendDataLinkJob, 'dataLink'),
  emailHandler(sendErasureNoticeJob, 'erasure'),
  emailHandler(sendIdleNoticeJob, 'idle'),
] as const;

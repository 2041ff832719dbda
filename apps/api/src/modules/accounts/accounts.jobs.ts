import { z } from 'zod';
import type { JobKind } from '#api/platform/jobs.ts';

const ToAccount = z.object({ accountId: z.uuid() });
type ToAccount = z.output<typeof ToAccount>;
const ToAddress = z.object({ email: z.email().max(254) });
type ToAddress = z.output<typeof ToAddress>;

/** Asks the owner of an account to confirm its address. */
export const emailVerificationMail: JobKind<ToAccount> = {
  name: 'accounts.send_email_verification',
  payload: ToAccount,
};

/** Promised for any address, known or not, so that asking takes the same time for both. */
export const passwordResetMail: JobKind<ToAddress> = {
  name: 'accounts.send_password_reset',
  payload: ToAddress,
};

/** Tells the owner that the password is another one now. */
export const passwordChangedMail: JobKind<ToAccount> = {
  name: 'accounts.send_password_changed',
  payload: ToAccount,
};

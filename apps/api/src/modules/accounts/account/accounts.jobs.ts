import { z } from 'zod';
import type { JobKind } from '#api/platform/jobs/job-kind.ts';

const AccountPayload = z.object({ accountId: z.uuid() });
export type AccountPayload = z.output<typeof AccountPayload>;
const EmailPayload = z.object({ email: z.email().max(254) });
type EmailPayload = z.output<typeof EmailPayload>;

const accountJob = (name: JobKind['name']): JobKind<AccountPayload> => ({
  name,
  payload: AccountPayload,
});

/** Asks the account owner to confirm the e-mail address. */
export const sendEmailVerificationJob = accountJob('accounts.send_email_verification');
/** Tells the owner that the password was changed. */
export const sendPasswordChangedJob = accountJob('accounts.send_password_changed');
/** Tells the owner that a passkey was added. */
export const sendPasskeyAddedJob = accountJob('accounts.send_passkey_added');
/** Tells the owner that an authenticator app was set up. */
export const sendTwoFactorEnabledJob = accountJob('accounts.send_two_factor_enabled');
/** Tells the owner that an authenticator app or a passkey was removed. */
export const sendFactorRemovedJob = accountJob('accounts.send_factor_removed');
/** Tells the owner that the recovery codes were replaced. */
export const sendRecoveryCodesRenewedJob = accountJob('accounts.send_recovery_codes_renewed');
/** Sends the link to download personal data. */
export const sendDataLinkJob = accountJob('accounts.send_data_link');
/** Tells the owner when the account will be erased and how to cancel. */
export const sendErasureNoticeJob = accountJob('accounts.send_erasure_notice');
/** Warns the owner of an idle account that it will be erased. */
export const sendIdleNoticeJob = accountJob('accounts.send_inactivity_notice');

/** Queued for unknown addresses too, so the response time reveals nothing. */
export const sendPasswordResetJob: JobKind<EmailPayload> = {
  name: 'accounts.send_password_reset',
  payload: EmailPayload,
};

/** Tells the owner that sign-in is limited after many guesses. Queued for unknown addresses too. */
export const sendGuessAlertJob: JobKind<EmailPayload> = {
  name: 'accounts.send_guess_alert',
  payload: EmailPayload,
};

const InvitationPayload = EmailPayload.extend({ invitedBy: z.uuid().nullable() });

/** Invites a staff member. `invitedBy` is null when an operator sends it. */
export const sendStaffInvitationJob: JobKind<z.output<typeof InvitationPayload>> = {
  name: 'accounts.send_staff_invitation',
  payload: InvitationPayload,
};

/** Erases an account once its erasure date has passed. */
export const eraseAccountJob = accountJob('accounts.erase_account');

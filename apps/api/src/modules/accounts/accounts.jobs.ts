import { z } from 'zod';
import type { JobKind } from '#api/platform/jobs.ts';

const OfAccount = z.object({ accountId: z.uuid() });
export type OfAccount = z.output<typeof OfAccount>;
const ToAddress = z.object({ email: z.email().max(254) });
type ToAddress = z.output<typeof ToAddress>;

const toOwner = (name: JobKind['name']): JobKind<OfAccount> => ({ name, payload: OfAccount });

/** Asks the owner of an account to confirm its address. */
export const emailVerificationMail = toOwner('accounts.send_email_verification');
/** Tells the owner that the password is another one now. */
export const passwordChangedMail = toOwner('accounts.send_password_changed');
/** Brings the link to everything kept about the owner. */
export const dataLinkMail = toOwner('accounts.send_data_link');
/** Tells the owner that the account will be erased, and how to keep it. */
export const erasureMail = toOwner('accounts.send_erasure');
/** Tells an owner who has long been away that the account will be erased. */
export const idleMail = toOwner('accounts.send_idle');

/** Promised for any address, known or not, so that asking takes the same time for both. */
export const passwordResetMail: JobKind<ToAddress> = {
  name: 'accounts.send_password_reset',
  payload: ToAddress,
};

const Invited = ToAddress.extend({ invitedBy: z.uuid().nullable() });

/** Invites somebody to work here, by whom if one of the staff did it. */
export const staffInvitationMail: JobKind<z.output<typeof Invited>> = {
  name: 'accounts.send_staff_invitation',
  payload: Invited,
};

/** Erases an account that is due. */
export const accountErasure = toOwner('accounts.erase_account');

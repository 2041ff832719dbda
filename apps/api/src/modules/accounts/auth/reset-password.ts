import { AppError } from '@sirkito/contracts/errors';
import { anyone, type Ctx } from '#api/platform/context.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import { noteSecurityEvent, securityEvent } from '#api/platform/security-log/security-event.ts';
import { sendPasswordChangedJob, sendPasswordResetJob } from '../account/accounts.jobs.ts';
import { findAccount, lockAccount, verifyAccountEmail } from '../account/accounts.queries.ts';
import type { AuthDeps } from '../account/auth-deps.ts';
import { badCredentials } from '../account/bad-credentials.ts';
import { rememberDevice } from '../account/known-device.ts';
import type { Limits } from '../account/limits.ts';
import {
  consumeOneTimeToken,
  deleteOneTimeTokens,
  findTokenPurpose,
} from '../account/one-time-tokens.queries.ts';
import { findPasswordHash, updatePassword } from '../account/passwords.queries.ts';
import { addressKey, householdKey, type Visitor } from '../account/rate-limit-key.ts';
import { requireOtherThanName } from '../account/require-other-than-name.ts';
import { sha256 } from '../account/tokens.ts';
import { deletePasskeys } from '../passkeys/passkeys.queries.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import { acceptInvitation, requireInvitation } from '../staff/invitations.ts';

interface PasswordReset {
  userId: string;
  token: string;
  password: string;
}

/**
 * Sets a new password with the link to reset it or to join the staff. Also verifies the e-mail
 * address, because the link proves access to the mailbox.
 */
export async function resetPassword(
  ctx: Ctx,
  { passwords, limits, secretBox }: AuthDeps & { secretBox: SecretBox },
  { userId, token, password }: PasswordReset,
  visitor: Visitor,
): Promise<{ isStaff: boolean; deviceCookie: string }> {
  anyone(ctx);
  await limits.consume('mailedLink', userId, householdKey(visitor.ipAddress));
  const now = ctx.now();
  const given = { accountId: userId, hash: sha256(token) };
  // Checked before hashing, so guessing tokens stays cheap for the server.
  const purposes = ['reset_password', 'staff_invitation'] as const;
  const purpose = await findTokenPurpose(ctx.read, { ...given, purposes }, now);
  if (!purpose) throw badCredentials('link');
  await requireOtherThanName(ctx.read, userId, password);
  // Somebody else may know the password that the account has had so far.
  const earlierHash =
    purpose === 'staff_invitation' ? await findPasswordHash(ctx.read, userId) : null;
  if (earlierHash && (await passwords.verify(password, earlierHash))) {
    throw new AppError('accounts.password_unchanged');
  }
  const passwordHash = await passwords.hash(password);
  return ctx.transact(async (tx) => {
    const invitation =
      purpose === 'staff_invitation' ? await requireInvitation(tx, ctx, userId) : undefined;
    const isConsumed = await consumeOneTimeToken(tx, { ...given, purpose }, now);
    if (!isConsumed) throw badCredentials('link');
    const before = await lockAccount(tx, userId);
    // Someone who registered the address before its owner could have added a passkey.
    if (before?.role !== 'admin' || !before.email_verified_at) await deletePasskeys(tx, userId);
    await updatePassword(tx, userId, passwordHash, now);
    await verifyAccountEmail(tx, userId, now);
    await deleteOneTimeTokens(tx, userId, 'reset_password');
    await deleteSessions(tx, userId);
    await securityEvent(tx, ctx, { kind: 'password_reset', accountId: userId });
    if (invitation) await acceptInvitation(tx, ctx, userId, invitation);
    await ctx.enqueue(tx, sendPasswordChangedJob, { accountId: userId });
    const account = await findAccount(tx, userId);
    // The links are deleted, so the owner may ask for another.
    if (account) await limits.reset('requestReset', account.email);
    const credentials = { id: userId, passwordHash };
    return {
      isStaff: account?.role === 'admin',
      // Lets owners in on a new device while someone else guesses their password.
      deviceCookie: rememberDevice(secretBox, credentials, visitor.deviceCookie),
    };
  });
}

/**
 * Queues the e-mail without looking up the account, so the response time reveals nothing. Above the
 * limit of an e-mail address it queues none: the links sent still work.
 */
export async function requestPasswordReset(
  ctx: Ctx,
  limits: Limits,
  email: string,
  visitor: Visitor,
): Promise<void> {
  anyone(ctx);
  await limits.consume('requestResetAddress', addressKey(visitor.ipAddress));
  const { excess } = await limits.count('requestReset', email);
  if (excess <= 0) await ctx.transact((tx) => ctx.enqueue(tx, sendPasswordResetJob, { email }));
  noteSecurityEvent(ctx, { kind: 'password_reset_requested', email });
}

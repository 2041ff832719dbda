import { AppError } from '@sirkito/contracts/errors';
import { anyone, type Ctx } from '#api/platform/context.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { sendPasswordChangedJob } from '../account/accounts.jobs.ts';
import { findAccount, lockAccount, verifyAccountEmail } from '../account/accounts.queries.ts';
import type { AuthDeps } from '../account/auth-deps.ts';
import { rememberDevice } from '../account/known-device.ts';
import {
  deleteOneTimeTokens,
  findOneTimeToken,
  consumeOneTimeToken,
} from '../account/one-time-tokens.queries.ts';
import { requireOtherThanName } from '../account/require-other-than-name.ts';
import { updatePassword } from '../account/passwords.queries.ts';
import { deletePasskeys } from '../passkeys/passkeys.queries.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import { sha256 } from '../account/tokens.ts';
import { rateLimitKey, type Visitor } from '../account/rate-limit-key.ts';

interface PasswordReset {
  userId: string;
  token: string;
  password: string;
}

/** Also verifies the e-mail address, because the link proves access to the mailbox. */
export async function resetPassword(
  ctx: Ctx,
  { passwords, limits, secretBox }: AuthDeps & { secretBox: SecretBox },
  { userId, token, password }: PasswordReset,
  visitor: Visitor,
): Promise<{ isStaff: boolean; deviceCookie: string }> {
  anyone(ctx);
  await limits.consume('mailedLink', userId, rateLimitKey(visitor.ipAddress));
  const now = ctx.now();
  const oneTimeToken = {
    accountId: userId,
    purpose: 'reset_password',
    hash: sha256(token),
  } as const;
  // Checked before hashing, so guessing tokens stays cheap for the server.
  const isKnown = await findOneTimeToken(ctx.read, oneTimeToken, now);
  if (!isKnown) throw new AppError('auth.bad_credentials');
  await requireOtherThanName(ctx.read, userId, password);
  const passwordHash = await passwords.hash(password);
  return ctx.transact(async (tx) => {
    const isConsumed = await consumeOneTimeToken(tx, oneTimeToken, now);
    if (!isConsumed) throw new AppError('auth.bad_credentials');
    const before = await lockAccount(tx, userId);
    // Someone who registered the address before its owner could have added a passkey.
    if (before?.role !== 'admin' || !before.email_verified_at) await deletePasskeys(tx, userId);
    await updatePassword(tx, userId, passwordHash, now);
    await verifyAccountEmail(tx, userId, now);
    await deleteOneTimeTokens(tx, userId, 'reset_password');
    await deleteSessions(tx, userId);
    await securityEvent(tx, ctx, { kind: 'password_reset', accountId: userId });
    await ctx.enqueue(tx, sendPasswordChangedJob, { accountId: userId });
    const account = await findAccount(tx, userId);
    const credentials = { id: userId, passwordHash };
    return {
      isStaff: account?.role === 'admin',
      // Lets owners in on a new device while someone else guesses their password.
      deviceCookie: rememberDevice(secretBox, credentials, visitor.deviceCookie),
    };
  });
}

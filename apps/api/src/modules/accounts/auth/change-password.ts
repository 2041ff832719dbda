import type { PasswordChange } from '@sirkito/contracts/accounts/own-schemas';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { sendPasswordChangedJob } from '../account/accounts.jobs.ts';
import type { AuthDeps } from '../account/auth-deps.ts';
import { confirmPassword } from '../account/confirm-password.ts';
import { requireOtherThanName } from '../account/require-other-than-name.ts';
import { replacePassword } from '../account/passwords.queries.ts';
import { deleteOneTimeTokens } from '../account/one-time-tokens.queries.ts';
import { deleteOtherSessions } from '../sessions/sessions.queries.ts';

export async function changePassword(
  ctx: Ctx,
  deps: AuthDeps,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  const { accountId, sessionId } = requireShopper(ctx);
  const from = await confirmPassword(ctx, deps, currentPassword);
  await requireOtherThanName(ctx.read, accountId, newPassword);
  const to = await deps.passwords.hash(newPassword);
  await ctx.transact(async (tx) => {
    const isReplaced = await replacePassword(tx, accountId, { from, to }, ctx.now());
    if (!isReplaced) throw new AppError('auth.bad_credentials');
    await deleteOneTimeTokens(tx, accountId, 'reset_password');
    await deleteOtherSessions(tx, accountId, sessionId);
    await securityEvent(tx, ctx, { kind: 'password_changed' });
    await ctx.enqueue(tx, sendPasswordChangedJob, { accountId });
  });
}

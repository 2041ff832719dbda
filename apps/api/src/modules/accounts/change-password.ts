import type { PasswordChange } from '@sirkito/contracts/accounts-own';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { passwordChangedMail } from './accounts.jobs.ts';
import { replacePassword } from './accounts.queries.ts';
import { confirmPassword, type Door } from './confirm-password.ts';
import { deleteOneTimeTokens } from './one-time-tokens.queries.ts';
import { deleteOtherSessions } from './sessions.queries.ts';

export async function changePassword(
  ctx: Ctx,
  door: Door,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  const { accountId, sessionId } = requireShopper(ctx);
  const from = await confirmPassword(ctx, door, currentPassword);
  const to = await door.passwords.hash(newPassword);
  await ctx.transact(async (tx) => {
    const isReplaced = await replacePassword(tx, accountId, { from, to }, ctx.now());
    if (!isReplaced) throw new AppError('auth.bad_credentials');
    await deleteOneTimeTokens(tx, accountId, 'reset_password');
    await deleteOtherSessions(tx, accountId, sessionId);
    await ctx.enqueue(tx, passwordChangedMail, { accountId });
  });
}

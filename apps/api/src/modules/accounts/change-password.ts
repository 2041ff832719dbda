import type { PasswordChange } from '@sirkito/contracts/accounts-own';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { passwordChangedMail } from './accounts.jobs.ts';
import { updatePassword } from './accounts.queries.ts';
import { confirmPassword, type Door } from './confirm-password.ts';
import { deleteOneTimeTokens } from './one-time-tokens.queries.ts';
import { deleteOtherSessions } from './sessions.queries.ts';

export async function changePassword(
  ctx: Ctx,
  door: Door,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  const { accountId, sessionId } = requireShopper(ctx);
  await confirmPassword(ctx, door, currentPassword);
  const hash = await door.passwords.hash(newPassword);
  await ctx.transact(async (tx) => {
    await updatePassword(tx, accountId, hash, ctx.now());
    await deleteOneTimeTokens(tx, accountId, 'reset_password');
    await deleteOtherSessions(tx, accountId, sessionId);
    await ctx.enqueue(tx, passwordChangedMail, { accountId });
  });
}

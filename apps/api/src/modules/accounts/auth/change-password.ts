import type { PasswordChange } from '@sirkito/contracts/accounts/own-schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { sendPasswordChangedJob } from '../account/accounts.jobs.ts';
import type { AuthDeps } from '../account/auth-deps.ts';
import { rememberDevice } from '../account/known-device.ts';
import type { Visitor } from '../account/rate-limit-key.ts';
import { confirmPassword } from '../account/confirm-password.ts';
import { requireOtherThanName } from '../account/require-other-than-name.ts';
import { requireSecondFactorSession } from '../account/require-staff-session.ts';
import { replacePassword } from '../account/passwords.queries.ts';
import { deleteOneTimeTokens } from '../account/one-time-tokens.queries.ts';
import { deleteOtherSessions } from '../sessions/sessions.queries.ts';
import { badCredentials } from '../account/bad-credentials.ts';

export async function changePassword(
  ctx: Ctx,
  deps: AuthDeps & { secretBox: SecretBox },
  { currentPassword, newPassword }: PasswordChange,
  { deviceCookie }: Visitor,
): Promise<{ deviceCookie: string }> {
  const { accountId, sessionId } = requireShopper(ctx);
  await requireSecondFactorSession(ctx.read, ctx);
  const from = await confirmPassword(ctx, deps, currentPassword);
  await requireOtherThanName(ctx.read, accountId, newPassword, 'newPassword');
  const to = await deps.passwords.hash(newPassword);
  await ctx.transact(async (tx) => {
    const isReplaced = await replacePassword(tx, accountId, { from, to }, ctx.now());
    if (!isReplaced) throw badCredentials('password');
    await deleteOneTimeTokens(tx, accountId, 'reset_password');
    await deleteOtherSessions(tx, accountId, sessionId);
    await securityEvent(tx, ctx, { kind: 'password_changed' });
    await ctx.enqueue(tx, sendPasswordChangedJob, { accountId });
  });
  const credentials = { id: accountId, passwordHash: to };
  return { deviceCookie: rememberDevice(deps.secretBox, credentials, deviceCookie) };
}

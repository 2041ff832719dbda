import { AppError } from '@sirkito/contracts/errors';
import type { Passkey } from '@sirkito/contracts/passkeys/schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { sendFactorRemovedJob } from '../account/accounts.jobs.ts';
import { lockAccount } from '../account/accounts.queries.ts';
import type { AuthDeps } from '../account/auth-deps.ts';
import { confirmPassword } from '../account/confirm-password.ts';
import { requireFactorConfirmation } from '../account/require-factor-confirmation.ts';
import { findSecondFactor } from '../account/second-factor.queries.ts';
import { deleteOtherSessions } from '../sessions/sessions.queries.ts';
import type { TwoFactorPolicy } from '../two-factor/two-factor-policy.ts';
import { auditPasskey } from './audit-passkey.ts';
import { deletePasskey, listPasskeys, renamePasskey } from './passkeys.queries.ts';
import { requireStaffSession } from '../account/require-staff-session.ts';

export async function viewPasskeys(ctx: Ctx): Promise<Passkey[]> {
  const { accountId } = requireShopper(ctx);
  const passkeys = await listPasskeys(ctx.read, accountId);
  return passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

export async function changePasskeyName(ctx: Ctx, id: string, name: string): Promise<void> {
  const { accountId } = requireShopper(ctx);
  await ctx.transact(async (tx) => {
    const isRenamed = await renamePasskey(tx, { accountId, id, name });
    if (!isRenamed) throw new AppError('accounts.passkey_not_found');
  });
}

/**
 * Removes a passkey after the same proof as for a new one, unless it is the last second factor of
 * staff who need one, and ends the other sessions, one of which it may have opened.
 */
export async function removePasskey(
  ctx: Ctx,
  deps: AuthDeps & { twoFactorPolicy: TwoFactorPolicy },
  id: string,
  password: string,
): Promise<void> {
  const { accountId, sessionId } = requireShopper(ctx);
  await confirmPassword(ctx, deps, password);
  await ctx.transact(async (tx) => {
    // Serializes removals, so that two don't each take the other for the factor that is left.
    const account = await lockAccount(tx, accountId);
    if (!account) throw new AppError('auth.required');
    await requireFactorConfirmation(tx, ctx);
    const removed = await deletePasskey(tx, accountId, id);
    if (!removed) throw new AppError('accounts.passkey_not_found');
    requireStaffSession(ctx, account);
    const left = await findSecondFactor(tx, accountId);
    if (deps.twoFactorPolicy.dueAt(left)) throw new AppError('accounts.two_factor_needed');
    await deleteOtherSessions(tx, accountId, sessionId);
    await auditPasskey(tx, ctx, { action: 'accounts.remove_passkey', name: removed.name });
    await ctx.enqueue(tx, sendFactorRemovedJob, { accountId });
  });
}

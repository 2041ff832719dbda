import { setTimeout as delay } from 'node:timers/promises';
import type { StaffSignIn, User } from '@sirkito/contracts/accounts/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { anyone, type Ctx } from '#api/platform/context.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import {
  findAccountByEmail,
  lockActiveAccount,
  upgradePasswordHash,
} from '../account/accounts.queries.ts';
import type { AuthDeps } from '../account/auth-deps.ts';
import { verifyCode } from '../two-factor/verify-code.ts';
import { findTwoFactor } from '../two-factor/two-factor.queries.ts';
import { openSession, type OpenedSession } from '../sessions/open-session.ts';
import type { SessionKind } from '../account/session.ts';
import { toUser } from '../account/user.ts';
import { rateLimitKey, type Visitor } from '../account/rate-limit-key.ts';

interface SignInDeps extends AuthDeps {
  secretBox: SecretBox;
  kind: SessionKind;
}

/** Pads failures to a multiple of this, so unknown accounts take as long as wrong passwords. */
export const failureTimingStepMs = 5;

export async function signIn(
  ctx: Ctx,
  { passwords, limits, secretBox, kind }: SignInDeps,
  { email, password, code }: StaffSignIn,
  visitor: Visitor,
): Promise<OpenedSession & { user: User }> {
  anyone(ctx);
  const startedAt = performance.now();
  const limit = kind === 'staff' ? 'staffSignIn' : 'signIn';
  const from = rateLimitKey(visitor.ipAddress);
  passwords.requireCapacity();
  await limits.consume('signInAddress', from);
  await limits.consume(limit, email, from);

  const account = await findAccountByEmail(ctx.read, email);
  const hash = account?.password_hash;
  const isCorrect = await passwords.verify(password, hash);
  if (
    !account ||
    !hash ||
    account.disabled_at ||
    !isCorrect ||
    (kind === 'staff' && account.role !== 'admin')
  ) {
    await delay(failureTimingStepMs - ((performance.now() - startedAt) % failureTimingStepMs));
    throw new AppError('auth.bad_credentials');
  }
  const accountId = account.id;
  const isCodeRequired =
    kind === 'staff' && (await findTwoFactor(ctx.read, accountId))?.confirmed_at;
  if (isCodeRequired && code === undefined) throw new AppError('auth.two_factor_required');
  if (isCodeRequired) await limits.consume('staffCode', accountId);
  const upgradedHash = passwords.isOutdated(hash) ? await passwords.hash(password) : undefined;
  const session = await ctx.transact(async (tx) => {
    if (!(await lockActiveAccount(tx, accountId, hash))) throw new AppError('auth.bad_credentials');
    if (isCodeRequired) {
      await verifyCode(tx, { secretBox, accountId, code: code ?? '', now: ctx.now() });
    }
    if (upgradedHash) await upgradePasswordHash(tx, accountId, { from: hash, to: upgradedHash });
    return openSession(tx, ctx, { accountId, kind, visitor });
  });
  await limits.reset(limit, email, from);
  if (isCodeRequired) await limits.reset('staffCode', accountId);
  return { ...session, user: toUser(account, kind) };
}

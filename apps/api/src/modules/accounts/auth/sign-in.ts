import { setTimeout as delay } from 'node:timers/promises';
import type { StaffSignIn, User } from '@sirkito/contracts/accounts/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { anyone, type Ctx, requireShopper } from '#api/platform/context.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import { noteSecurityEvent, securityEvent } from '#api/platform/security-log/security-event.ts';
import type { AuthDeps } from '../account/auth-deps.ts';
import { rememberDevice } from '../account/known-device.ts';
import {
  findCredentials,
  lockActiveAccount,
  upgradePasswordHash,
} from '../account/passwords.queries.ts';
import type { Visitor } from '../account/rate-limit-key.ts';
import type { SessionKind } from '../account/session.ts';
import { toUser } from '../account/user.ts';
import { countPasskeys } from '../passkeys/passkeys.queries.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { deleteSession } from '../sessions/sessions.queries.ts';
import type { TwoFactorPolicy } from '../two-factor/two-factor-policy.ts';
import { findTwoFactor } from '../two-factor/two-factor.queries.ts';
import { codeLimit, verifyCode } from '../two-factor/verify-code.ts';
import { limitGuesses } from './limit-guesses.ts';

interface SignInDeps extends AuthDeps {
  secretBox: SecretBox;
  twoFactorPolicy: TwoFactorPolicy;
  kind: SessionKind;
}

/** Pads failures to a multiple of this, so unknown accounts take as long as wrong passwords. */
export const failureTimingStepMs = 5;

export async function signIn(
  ctx: Ctx,
  { passwords, limits, secretBox, twoFactorPolicy, kind }: SignInDeps,
  { email, password, code }: StaffSignIn,
  visitor: Visitor,
): Promise<OpenedSession & { user: User; deviceCookie: string }> {
  anyone(ctx);
  const startedAt = performance.now();
  passwords.requireCapacity();
  const account = await findCredentials(ctx.read, email);
  const guesses = await limitGuesses(ctx, { limits, secretBox, kind }, { email, account }, visitor);

  const hash = account?.passwordHash;
  const { isKnownDevice, isRepeated } = guesses;
  const isCorrect = await passwords.verify(password, hash, {
    isStranger: !isKnownDevice,
    isRepeated,
  });
  if (
    !account ||
    !hash ||
    account.disabled_at ||
    !isCorrect ||
    (kind === 'staff' && account.role !== 'admin')
  ) {
    const reason = failureReason(account, isCorrect);
    await guesses.failed();
    noteSecurityEvent(ctx, {
      kind: 'sign_in_failed',
      email,
      accountId: account?.id,
      details: { area: kind, reason },
    });
    await delay(failureTimingStepMs - ((performance.now() - startedAt) % failureTimingStepMs));
    throw new AppError('auth.bad_credentials');
  }
  const accountId = account.id;
  const isCodeRequired =
    kind === 'staff' && (await findTwoFactor(ctx.read, accountId))?.confirmed_at;
  if (isCodeRequired && code === undefined) {
    noteSecurityEvent(ctx, { kind: 'second_factor_missing', accountId, details: { area: kind } });
    throw new AppError('auth.two_factor_required');
  }
  if (isCodeRequired) await limits.consume(codeLimit(code), accountId);
  // Otherwise the password alone would get past a passkey that is the only second factor.
  const needsPasskey =
    kind === 'staff' && !isCodeRequired && twoFactorPolicy.isRequired(account.staff_role);
  if (needsPasskey && (await countPasskeys(ctx.read, accountId)) > 0) {
    const details = { area: kind, reason: 'passkey required' };
    noteSecurityEvent(ctx, { kind: 'second_factor_failed', accountId, details });
    throw new AppError('auth.passkey_required');
  }
  const upgradedHash = passwords.isOutdated(hash) ? await passwords.hash(password) : undefined;
  const session = await ctx.transact(async (tx) => {
    if (!(await lockActiveAccount(tx, accountId, hash))) throw new AppError('auth.bad_credentials');
    if (isCodeRequired) await verifyCode(tx, ctx, { secretBox, accountId, code: code ?? '' });
    if (upgradedHash) await upgradePasswordHash(tx, accountId, { from: hash, to: upgradedHash });
    await securityEvent(tx, ctx, { kind: 'sign_in_succeeded', accountId, details: { area: kind } });
    return openSession(tx, ctx, { accountId, kind, visitor });
  });
  await guesses.succeeded();
  if (isCodeRequired) await limits.reset(codeLimit(code), accountId);
  const credentials = { id: accountId, passwordHash: upgradedHash ?? hash };
  const deviceCookie = rememberDevice(secretBox, credentials, visitor.deviceCookie);
  return { ...session, user: toUser(account, kind), deviceCookie };
}

function failureReason(
  account: { disabled_at: Date | null } | undefined,
  isCorrect: boolean,
): string {
  if (!account) return 'no account';
  if (!isCorrect) return 'wrong password';
  return account.disabled_at ? 'disabled' : 'not staff';
}

export async function signOut(ctx: Ctx): Promise<void> {
  const { accountId, sessionId } = requireShopper(ctx);
  await ctx.transact(async (tx) => {
    await deleteSession(tx, accountId, sessionId);
    await securityEvent(tx, ctx, { kind: 'signed_out' });
  });
}

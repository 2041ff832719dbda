import { randomBytes } from 'node:crypto';
import { AppError } from '@sirkito/contracts/errors';
import type { SetupReply } from '@sirkito/contracts/two-factor/staff-schemas';
import { requireStaff, type ActorContext, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { findAccount } from '../account/accounts.queries.ts';
import { confirmPassword } from '../account/confirm-password.ts';
import { requireFactorConfirmation } from '../account/require-factor-confirmation.ts';
import type { TwoFactorDeps } from './confirm-password-and-code.ts';
import { findTwoFactor, updatePendingSecret, upsertTotpSecret } from './two-factor.queries.ts';
import { base32, totpSetupLink } from './totp.ts';
import { codeLimit, verifyCode } from './verify-code.ts';

/** 160 bits, as RFC 4226 recommends. */
const secretLength = 20;

interface Credentials {
  password: string;
  /** Required to replace an authenticator. */
  code?: string | undefined;
}

/** Creates a secret. Until a code confirms it, an earlier one stays in use. */
export async function startTotpEnrolment(
  ctx: Ctx,
  deps: TwoFactorDeps & { issuer: string },
  { password, code }: Credentials,
): Promise<SetupReply['data']> {
  const { accountId } = requireStaff(ctx);
  await confirmPassword(ctx, deps, password);
  const account = await findAccount(ctx.read, accountId);
  const isOn = Boolean((await findTwoFactor(ctx.read, accountId))?.confirmed_at);
  if (isOn && code === undefined) throw new AppError('auth.two_factor_required');
  if (!isOn) await requireFactorConfirmation(ctx.read, ctx);
  if (isOn) await deps.limits.consume(codeLimit(code), accountId);
  const secret = randomBytes(secretLength);
  const sealed = deps.secretBox.encrypt(secret, accountId);
  await ctx.transact((tx) =>
    isOn
      ? replace(tx, ctx, { ...deps, accountId, code: code ?? '' }, sealed)
      : create(tx, { accountId, sealed, now: ctx.now() }),
  );
  if (isOn) await deps.limits.reset(codeLimit(code), accountId);
  return {
    key: (base32(secret).match(/.{1,4}/g) ?? []).join(' '),
    link: totpSetupLink(secret, { issuer: deps.issuer, account: account?.email ?? '' }),
  };
}

async function create(tx: Tx, secret: Parameters<typeof upsertTotpSecret>[1]): Promise<void> {
  const isNew = await upsertTotpSecret(tx, secret);
  if (!isNew) throw new AppError('accounts.two_factor_state', { state: 'on' });
}

async function replace(
  tx: Tx,
  by: ActorContext,
  attempt: Parameters<typeof verifyCode>[2],
  sealed: Buffer,
): Promise<void> {
  await verifyCode(tx, by, attempt);
  await updatePendingSecret(tx, attempt.accountId, sealed);
}

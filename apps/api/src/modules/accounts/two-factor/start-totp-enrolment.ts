import { randomBytes } from 'node:crypto';
import { AppError } from '@sirkito/contracts/errors';
import type { SetupReply } from '@sirkito/contracts/two-factor/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import { findAccount } from '../account/accounts.queries.ts';
import type { AuthDeps } from '../account/auth-deps.ts';
import { confirmPassword } from '../account/confirm-password.ts';
import { upsertTotpSecret } from './two-factor.queries.ts';
import { base32, totpSetupLink } from './totp.ts';

/** 160 bits, as RFC 4226 recommends. */
const secretLength = 20;

export async function startTotpEnrolment(
  ctx: Ctx,
  deps: AuthDeps & { secretBox: SecretBox; issuer: string },
  password: string,
): Promise<SetupReply['data']> {
  const { accountId } = requireStaff(ctx);
  await confirmPassword(ctx, deps, password);
  const account = await findAccount(ctx.read, accountId);
  const secret = randomBytes(secretLength);
  const sealed = deps.secretBox.encrypt(secret, accountId);
  await ctx.transact(async (tx) => {
    const isNew = await upsertTotpSecret(tx, { accountId, sealed, now: ctx.now() });
    if (!isNew) throw new AppError('accounts.two_factor_state', { state: 'on' });
  });
  return {
    key: (base32(secret).match(/.{1,4}/g) ?? []).join(' '),
    link: totpSetupLink(secret, { issuer: deps.issuer, account: account?.email ?? '' }),
  };
}

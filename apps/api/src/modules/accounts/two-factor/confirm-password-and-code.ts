import { AppError } from '@sirkito/contracts/errors';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import type { AuthDeps } from '../account/auth-deps.ts';
import { confirmPassword } from '../account/confirm-password.ts';
import { findTwoFactor } from './two-factor.queries.ts';
import { codeLimit } from './verify-code.ts';

export interface TwoFactorDeps extends AuthDeps {
  secretBox: SecretBox;
}

export interface PasswordAndCode {
  password: string;
  code: string;
}

/**
 * Checks the password and counts the attempt. The caller verifies the code inside its own
 * transaction.
 */
export async function confirmPasswordAndCode(
  ctx: Ctx,
  deps: TwoFactorDeps,
  { password, code }: PasswordAndCode,
): Promise<void> {
  const { accountId } = requireStaff(ctx);
  await confirmPassword(ctx, deps, password);
  const twoFactor = await findTwoFactor(ctx.read, accountId);
  if (!twoFactor?.confirmed_at) throw new AppError('accounts.two_factor_state', { state: 'off' });
  await deps.limits.consume(codeLimit(code), accountId);
}

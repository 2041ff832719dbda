import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { findAccount } from './accounts.queries.ts';
import type { AuthDeps } from './auth-deps.ts';

/** Protects actions that a stolen session alone must not allow. Returns the matching hash. */
export async function confirmPassword(
  ctx: Ctx,
  { passwords, limits }: AuthDeps,
  password: string,
): Promise<string> {
  const { accountId } = requireShopper(ctx);
  passwords.requireCapacity();
  await limits.consume('password', accountId);
  const hash = (await findAccount(ctx.read, accountId))?.password_hash;
  const isCorrect = await passwords.verify(password, hash);
  if (!hash || !isCorrect) throw new AppError('auth.bad_credentials');
  await limits.reset('password', accountId);
  return hash;
}

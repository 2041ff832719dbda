import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import type { Passwords } from '#api/platform/passwords.ts';
import { findAccount } from './accounts.queries.ts';
import type { Limits } from './limits.ts';

export interface Door {
  passwords: Passwords;
  limits: Limits;
}

/** For what a stolen session alone must not be able to do. */
export async function confirmPassword(
  ctx: Ctx,
  { passwords, limits }: Door,
  password: string,
): Promise<void> {
  const { accountId } = requireShopper(ctx);
  passwords.requireRoom();
  await limits.take('password', accountId);
  const account = await findAccount(ctx.read, accountId);
  const isRight = await passwords.verify(password, account?.password_hash);
  if (!isRight) throw new AppError('auth.bad_credentials');
  await limits.forget('password', accountId);
}

import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import type { Passwords } from '#api/platform/passwords.ts';
import { findAccount } from './accounts.queries.ts';
import type { Limits } from './limits.ts';

export interface Door {
  passwords: Passwords;
  limits: Limits;
}

/** For what a stolen session alone must not be able to do. Answers the hash that was right. */
export async function confirmPassword(
  ctx: Ctx,
  { passwords, limits }: Door,
  password: string,
): Promise<string> {
  const { accountId } = requireShopper(ctx);
  passwords.requireRoom();
  await limits.take('password', accountId);
  const hash = (await findAccount(ctx.read, accountId))?.password_hash;
  const isRight = await passwords.verify(password, hash);
  if (!hash || !isRight) throw new AppError('auth.bad_credentials');
  await limits.forget('password', accountId);
  return hash;
}

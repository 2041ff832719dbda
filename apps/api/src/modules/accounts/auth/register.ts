import type { Registration } from '@sirkito/contracts/accounts/new-password-schemas';
import { AppError } from '@sirkito/contracts/errors';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { sendEmailVerificationJob } from '../account/accounts.jobs.ts';
import { insertAccount } from '../account/accounts.queries.ts';
import type { AuthDeps } from '../account/auth-deps.ts';
import { requireFreeName } from '../account/reserved-names.ts';
import { addressKey, type Visitor } from '../account/rate-limit-key.ts';

/** Above an address's limit the account is added, but orders only with a confirmed email address. */
export async function register(
  ctx: Ctx,
  { passwords, limits }: AuthDeps,
  { userName, email, password }: Registration,
  visitor: Visitor,
): Promise<void> {
  anyone(ctx);
  const { excess } = await limits.count('register', addressKey(visitor.ipAddress));
  await requireFreeName(ctx.read, userName);
  const passwordHash = await passwords.hash(password);
  const [id, now] = [ctx.newId(), ctx.now()];
  await ctx.transact(async (tx) => {
    const isAdded = await insertAccount(tx, {
      id,
      user_name: userName,
      email,
      password_hash: passwordHash,
      must_confirm_email: excess > 0,
      created_at: now,
      updated_at: now,
    });
    if (!isAdded) throw new AppError('auth.registration_failed');
    await ctx.enqueue(tx, sendEmailVerificationJob, { accountId: id });
  });
}

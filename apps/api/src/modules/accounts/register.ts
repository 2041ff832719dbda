import type { Registration } from '@sirkito/contracts/accounts';
import { AppError } from '@sirkito/contracts/errors';
import { anyone, type Ctx } from '#api/platform/context.ts';
import type { Passwords } from '#api/platform/passwords.ts';
import { emailVerificationMail } from './accounts.jobs.ts';
import { insertAccount } from './accounts.queries.ts';
import type { Limits } from './limits.ts';
import { countedAs, type Visitor } from './visitor.ts';

interface Door {
  passwords: Passwords;
  limits: Limits;
}

export async function register(
  ctx: Ctx,
  { passwords, limits }: Door,
  { userName, email, password }: Registration,
  visitor: Visitor,
): Promise<void> {
  anyone(ctx);
  await limits.take('register', countedAs(visitor.address));
  const passwordHash = await passwords.hash(password);
  const [id, now] = [ctx.newId(), ctx.now()];
  await ctx.transact(async (tx) => {
    const isAdded = await insertAccount(tx, {
      id,
      user_name: userName,
      email,
      password_hash: passwordHash,
      created_at: now,
      updated_at: now,
    });
    if (!isAdded) throw new AppError('auth.registration_failed');
    await ctx.enqueue(tx, emailVerificationMail, { accountId: id });
  });
}

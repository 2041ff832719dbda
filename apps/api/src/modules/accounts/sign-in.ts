import type { SignIn, User } from '@sirkito/contracts/accounts';
import { AppError } from '@sirkito/contracts/errors';
import { anyone, type Ctx } from '#api/platform/context.ts';
import type { Passwords } from '#api/platform/passwords.ts';
import { findAccountByEmail, renewHash } from './accounts.queries.ts';
import type { Limits } from './limits.ts';
import { openSession, type OpenedSession } from './open-session.ts';
import type { SessionKind } from './session.ts';
import { toUser } from './user.ts';
import { countedAs, type Visitor } from './visitor.ts';

interface Door {
  passwords: Passwords;
  limits: Limits;
  kind: SessionKind;
}

export async function signIn(
  ctx: Ctx,
  { passwords, limits, kind }: Door,
  { email, password }: SignIn,
  visitor: Visitor,
): Promise<OpenedSession & { user: User }> {
  anyone(ctx);
  const limit = kind === 'staff' ? 'staffSignIn' : 'signIn';
  const from = countedAs(visitor.address);
  passwords.requireRoom();
  await limits.take('signInAddress', from);
  await limits.take(limit, email, from);

  const account = await findAccountByEmail(ctx.read, email);
  const hash = account?.password_hash;
  const isRight = await passwords.verify(password, hash);
  if (
    !account ||
    !hash ||
    account.disabled_at ||
    !isRight ||
    (kind === 'staff' && account.role !== 'admin')
  ) {
    throw new AppError('auth.bad_credentials');
  }
  await limits.forget(limit, email, from);
  const accountId = account.id;
  const renewed = passwords.isOutdated(hash) ? await passwords.hash(password) : undefined;
  const session = await ctx.transact(async (tx) => {
    if (renewed) await renewHash(tx, accountId, { from: hash, to: renewed });
    return openSession(tx, ctx, { accountId, kind, visitor });
  });
  return { ...session, user: toUser(account, kind) };
}

import { AppError } from '@sirkito/contracts/errors';
import { anyone, type Ctx } from '#api/platform/context.ts';
import type { Passwords } from '#api/platform/passwords.ts';
import { passwordChangedMail } from './accounts.jobs.ts';
import { updatePassword, verifyAccountEmail } from './accounts.queries.ts';
import type { Limits } from './limits.ts';
import {
  deleteOneTimeTokens,
  findOneTimeToken,
  takeOneTimeToken,
} from './one-time-tokens.queries.ts';
import { deleteSessions } from './sessions.queries.ts';
import { findStaff } from './staff.queries.ts';
import { sha256 } from './tokens.ts';
import { countedAs, type Visitor } from './visitor.ts';

interface Door {
  passwords: Passwords;
  limits: Limits;
}

interface Reset {
  userId: string;
  token: string;
  password: string;
}

/** Whoever holds the link owns the mailbox, so the address is confirmed by it as well. */
export async function resetPassword(
  ctx: Ctx,
  { passwords, limits }: Door,
  { userId, token, password }: Reset,
  visitor: Visitor,
): Promise<{ isStaff: boolean }> {
  anyone(ctx);
  await limits.take('mailedLink', userId, countedAs(visitor.address));
  const now = ctx.now();
  const link = { accountId: userId, purpose: 'reset_password', hash: sha256(token) } as const;
  // Looked at before the password is hashed: guessing links must not cost us more than the guesser.
  const isKnown = await findOneTimeToken(ctx.read, link, now);
  if (!isKnown) throw new AppError('auth.bad_credentials');
  const passwordHash = await passwords.hash(password);
  return ctx.transact(async (tx) => {
    const isFirst = await takeOneTimeToken(tx, link, now);
    if (!isFirst) throw new AppError('auth.bad_credentials');
    await updatePassword(tx, userId, passwordHash, now);
    await verifyAccountEmail(tx, userId, now);
    await deleteOneTimeTokens(tx, userId, 'reset_password');
    await deleteSessions(tx, userId);
    await ctx.enqueue(tx, passwordChangedMail, { accountId: userId });
    return { isStaff: (await findStaff(tx, userId)) !== undefined };
  });
}

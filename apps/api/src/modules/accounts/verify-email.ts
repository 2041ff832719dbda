import { AppError } from '@sirkito/contracts/errors';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { verifyAccountEmail } from './accounts.queries.ts';
import type { Limits } from './limits.ts';
import { deleteOneTimeTokens, takeOneTimeToken } from './one-time-tokens.queries.ts';
import { sha256 } from './tokens.ts';
import { countedAs, type Visitor } from './visitor.ts';

export async function verifyEmail(
  ctx: Ctx,
  limits: Limits,
  { userId, token }: { userId: string; token: string },
  visitor: Visitor,
): Promise<void> {
  anyone(ctx);
  await limits.take('mailedLink', userId, countedAs(visitor.address));
  const now = ctx.now();
  const link = { accountId: userId, purpose: 'verify_email', hash: sha256(token) } as const;
  await ctx.transact(async (tx) => {
    const isTaken = await takeOneTimeToken(tx, link, now);
    if (!isTaken) throw new AppError('auth.bad_credentials');
    await verifyAccountEmail(tx, userId, now);
    await deleteOneTimeTokens(tx, userId, 'verify_email');
  });
}

import { AppError } from '@sirkito/contracts/errors';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { verifyAccountEmail } from '../account/accounts.queries.ts';
import type { Limits } from '../account/limits.ts';
import { deleteOneTimeTokens, consumeOneTimeToken } from '../account/one-time-tokens.queries.ts';
import { sha256 } from '../account/tokens.ts';
import { rateLimitKey, type Visitor } from '../account/rate-limit-key.ts';

export async function verifyEmail(
  ctx: Ctx,
  limits: Limits,
  { userId, token }: { userId: string; token: string },
  visitor: Visitor,
): Promise<void> {
  anyone(ctx);
  await limits.consume('mailedLink', userId, rateLimitKey(visitor.ipAddress));
  const now = ctx.now();
  const oneTimeToken = { accountId: userId, purpose: 'verify_email', hash: sha256(token) } as const;
  await ctx.transact(async (tx) => {
    const isConsumed = await consumeOneTimeToken(tx, oneTimeToken, now);
    if (!isConsumed) throw new AppError('auth.bad_credentials');
    await verifyAccountEmail(tx, userId, now);
    await deleteOneTimeTokens(tx, userId, 'verify_email');
  });
}

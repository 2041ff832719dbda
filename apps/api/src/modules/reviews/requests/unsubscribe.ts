import { AppError } from '@sirkito/contracts/errors';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { findRequestAccount, insertUnsubscribe } from './review-requests.queries.ts';

/** Needs no sign-in: the key from the e-mail can do nothing but unsubscribe. */
export async function unsubscribe(ctx: Ctx, key: string): Promise<void> {
  anyone(ctx);
  await ctx.transact(async (tx) => {
    const accountId = await findRequestAccount(tx, key);
    if (!accountId) throw new AppError('review.request_not_found');
    await insertUnsubscribe(tx, accountId, ctx.now());
  });
}

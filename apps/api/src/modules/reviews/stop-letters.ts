import { AppError } from '@sirkito/contracts/errors';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { findReader, insertStop } from './review-letters.queries.ts';

/** The key in the letter is proof enough: all it can do is stop the letters. */
export async function stopLetters(ctx: Ctx, key: string): Promise<void> {
  anyone(ctx);
  await ctx.transact(async (tx) => {
    const accountId = await findReader(tx, key);
    if (!accountId) throw new AppError('review.letter_not_found');
    await insertStop(tx, accountId, ctx.now());
  });
}

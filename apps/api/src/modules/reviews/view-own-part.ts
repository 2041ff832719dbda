import type { MineReply } from '@sirkito/contracts/review';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { listBoughtOf } from './bought.queries.ts';
import { listHelpfulOf } from './opinions.queries.ts';

/** What the person who asks may do beside a product's reviews. */
export async function viewOwnPart(ctx: Ctx, productId: string): Promise<MineReply['data']> {
  const { accountId } = requireShopper(ctx);
  const bought = await listBoughtOf(ctx.read, accountId, productId);
  return {
    orderIds: bought.filter(({ reviewId }) => !reviewId).map(({ orderId }) => orderId),
    isBuyer: bought.length > 0,
    written: bought.flatMap(({ reviewId }) => reviewId ?? []),
    helpful: await listHelpfulOf(ctx.read, accountId, productId),
  };
}

import { requireShop, type Ctx } from '#api/platform/context.ts';
import { listCategoryIds, listChangedScores, updateScores } from './rebuild-featured.queries.ts';

/** Small, so that an order that sells one of them out doesn't wait long. */
const batchSize = 500;

/** Rebuilds the scores of the Featured order, subcategory by subcategory. Returns how many changed. */
export async function rebuildFeatured(ctx: Ctx, signal?: AbortSignal): Promise<number> {
  requireShop(ctx);
  let changed = 0;
  for (const categoryId of await listCategoryIds(ctx.read)) {
    const scores = await listChangedScores(ctx.read, categoryId);
    for (let from = 0; from < scores.length && !signal?.aborted; from += batchSize) {
      const batch = scores.slice(from, from + batchSize);
      changed += await ctx.transact((tx) => updateScores(tx, batch));
    }
  }
  return changed;
}

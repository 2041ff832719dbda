import { requireShop, type Ctx } from '#api/platform/context.ts';
import {
  listOutdatedCategories,
  rebuildCategory,
  tryLockBitmaps,
} from './rebuild-bitmaps.queries.ts';

/** A category that changes all the time is rebuilt for at most a tenth of it. */
const restFactor = 10;

/**
 * Rebuilds the bitmaps of changed categories. A failure of one doesn't stop the others.
 * `nextRebuild` remembers between calls when each category may be rebuilt again.
 */
export async function rebuildBitmaps(
  ctx: Ctx,
  nextRebuild = new Map<string, number>(),
): Promise<void> {
  requireShop(ctx);
  for (const categoryId of await listOutdatedCategories(ctx.read, ctx.now())) {
    const startedAt = ctx.now().getTime();
    if (startedAt < (nextRebuild.get(categoryId) ?? 0)) continue;
    try {
      await ctx.transact(async (tx) => {
        if (await tryLockBitmaps(tx, categoryId)) await rebuildCategory(tx, categoryId, ctx.now());
      });
    } catch (error) {
      ctx.log.error({ err: error, category: categoryId }, 'bitmaps were not rebuilt; will retry');
    }
    const endedAt = ctx.now().getTime();
    nextRebuild.set(categoryId, endedAt + restFactor * (endedAt - startedAt));
  }
}

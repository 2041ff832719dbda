import { requireShop, type Ctx } from '#api/platform/context.ts';
import {
  listOutdatedCategories,
  rebuildCategory,
  tryLockBitmaps,
} from './rebuild-bitmaps.queries.ts';

/** Rebuilds the bitmaps of changed categories. A failure of one doesn't stop the others. */
export async function rebuildBitmaps(ctx: Ctx): Promise<void> {
  requireShop(ctx);
  for (const categoryId of await listOutdatedCategories(ctx.read, ctx.now())) {
    try {
      await ctx.transact(async (tx) => {
        if (await tryLockBitmaps(tx, categoryId)) await rebuildCategory(tx, categoryId, ctx.now());
      });
    } catch (error) {
      ctx.log.error({ err: error, category: categoryId }, 'bitmaps were not rebuilt; will retry');
    }
  }
}

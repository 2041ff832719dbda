import { requireShop, type Ctx } from '#api/platform/context.ts';
import {
  listOutdatedCategories,
  rebuildCategory,
  tryLockBitmaps,
} from './rebuild-bitmaps.queries.ts';

/** Rebuilds the bitmaps of categories that changed. Until then listings count by scanning. */
export async function rebuildBitmaps(ctx: Ctx): Promise<number> {
  requireShop(ctx);
  const outdated = await listOutdatedCategories(ctx.read, ctx.now());
  for (const categoryId of outdated) {
    await ctx.transact(async (tx) => {
      if (await tryLockBitmaps(tx, categoryId)) await rebuildCategory(tx, categoryId, ctx.now());
    });
  }
  return outdated.length;
}

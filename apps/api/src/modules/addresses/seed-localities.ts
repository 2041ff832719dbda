import { requireShop, type Ctx } from '#api/platform/context.ts';
import { upsertLocalities } from './localities.queries.ts';
import { readPsgc } from './psgc.ts';

const batchSize = 10_000;

/** Inserts or updates the official list of localities. */
export async function seedLocalities(ctx: Ctx): Promise<number> {
  requireShop(ctx);
  const localities = readPsgc();
  await ctx.transact(async (tx) => {
    for (let start = 0; start < localities.length; start += batchSize) {
      await upsertLocalities(tx, localities.slice(start, start + batchSize));
    }
  });
  return localities.length;
}

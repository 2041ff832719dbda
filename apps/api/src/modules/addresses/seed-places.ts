import { requireShop, type Ctx } from '#api/platform/context.ts';
import { upsertPlaces } from './places.queries.ts';
import { readPsgc } from './psgc.ts';

const batch = 10_000;

/** Puts the official list of places in the database, or brings it up to date. */
export async function seedPlaces(ctx: Ctx): Promise<number> {
  requireShop(ctx);
  const places = readPsgc();
  await ctx.transact(async (tx) => {
    for (let start = 0; start < places.length; start += batch) {
      await upsertPlaces(tx, places.slice(start, start + batch));
    }
  });
  return places.length;
}

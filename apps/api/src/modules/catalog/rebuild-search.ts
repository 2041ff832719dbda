import { requireShop, type Ctx } from '#api/platform/context.ts';
import { countUses, toSearchDocument } from './search-document.ts';
import {
  deleteWords,
  listWords,
  lockListed,
  setWordUses,
  updateDocuments,
} from './search-rebuild.queries.ts';

const batchSize = 1_000;
const beforeAllIds = '00000000-0000-0000-0000-000000000000';

/** Writes the documents anew after a change of what goes into them, and counts all words again. */
export async function rebuildSearch(ctx: Ctx): Promise<{ products: number; changed: number }> {
  requireShop(ctx);
  const done = { products: 0, changed: 0 };
  const known = await listWords(ctx.read);
  const uses = new Map<string, number>();
  for (let afterId: string | undefined = beforeAllIds; afterId !== undefined;) {
    const batch = await rebuildBatch(ctx, afterId);
    for (const [word, count] of batch.uses) uses.set(word, (uses.get(word) ?? 0) + count);
    done.products += batch.products;
    done.changed += batch.changed;
    afterId = batch.lastId;
  }
  await ctx.transact(async (tx) => {
    await setWordUses(tx, uses);
    await deleteWords(
      tx,
      known.filter(({ word }) => !uses.has(word)),
    );
  });
  return done;
}

function rebuildBatch(ctx: Ctx, afterId: string) {
  return ctx.transact(async (tx) => {
    const listed = await lockListed(tx, afterId, batchSize);
    const products = listed.map((product) => ({
      id: product.id,
      search: toSearchDocument(product),
    }));
    return {
      products: products.length,
      changed: await updateDocuments(tx, products),
      uses: countUses(products, new Set(products.map(({ id }) => id))),
      lastId: products.at(-1)?.id,
    };
  });
}

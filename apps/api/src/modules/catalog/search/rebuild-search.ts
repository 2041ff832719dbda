import { requireShop, type Ctx } from '#api/platform/context.ts';
import { countWordUses, toSearchDocument } from './search-document.ts';
import { cardFacts } from '../product/card-facts.ts';
import {
  deleteWords,
  listWords,
  lockProducts,
  setWordUses,
  updateDocuments,
  updateFacts,
} from './rebuild-search.queries.ts';

const batchSize = 1_000;
const beforeAllIds = '00000000-0000-0000-0000-000000000000';

/** Rebuilds all search documents, the dictionary and the facts on cards; needed when their rules change. */
export async function rebuildSearch(
  ctx: Ctx,
): Promise<{ products: number; changed: number; changedFacts: number }> {
  requireShop(ctx);
  const result = { products: 0, changed: 0, changedFacts: 0 };
  const oldWords = await listWords(ctx.read);
  const uses = new Map<string, number>();
  for (let afterId: string | undefined = beforeAllIds; afterId !== undefined;) {
    const batch = await rebuildBatch(ctx, afterId);
    for (const [word, count] of batch.uses) uses.set(word, (uses.get(word) ?? 0) + count);
    result.products += batch.products;
    result.changed += batch.changed;
    result.changedFacts += batch.changedFacts;
    afterId = batch.lastId;
  }
  await ctx.transact(async (tx) => {
    await setWordUses(tx, uses);
    await deleteWords(
      tx,
      oldWords.filter(({ word }) => !uses.has(word)),
    );
  });
  return result;
}

function rebuildBatch(ctx: Ctx, afterId: string) {
  return ctx.transact(async (tx) => {
    const all = await lockProducts(tx, afterId, batchSize);
    const products = all
      .filter(({ isListed }) => isListed)
      .map((product) => ({ id: product.id, search: toSearchDocument(product) }));
    const facts = all.map(({ id, categoryId, attributes }) => ({
      id,
      facts: cardFacts(categoryId, attributes),
    }));
    return {
      products: products.length,
      changed: await updateDocuments(tx, products),
      uses: countWordUses(products, new Set(products.map(({ id }) => id))),
      changedFacts: await updateFacts(tx, facts),
      lastId: all.at(-1)?.id,
    };
  });
}

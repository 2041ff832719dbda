import { insertMovements } from '#api/modules/inventory/index.ts';
import type { ActorContext } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { recordedActor } from '#api/platform/recorded-actor.ts';
import { deleteStalePins } from '../featured/category-pins.queries.ts';
import type { Product } from '../product/product.ts';
import { deleteListings, writeListings } from './product-listings.queries.ts';
import { upsertProducts } from './product-writes.queries.ts';
import { countWordUses, toSearchDocument } from '../search/search-document.ts';
import { addWordUses } from '../search/dictionary.queries.ts';

export interface SaveResult {
  added: number;
  changed: number;
  unchanged: number;
}

/** Upserts a batch by SKU, with opening stock, listings and search words. */
export async function saveProducts(
  tx: Tx,
  by: ActorContext,
  products: readonly Product[],
): Promise<SaveResult> {
  const stored = await upsertProducts(tx, by, products);
  const idBySku = new Map(stored.map(({ sku, id }) => [sku, id]));
  const added = new Set(stored.filter(({ outcome }) => outcome === 'added').map(({ sku }) => sku));

  await insertMovements(
    tx,
    products.flatMap(({ sku, totalStock }) => {
      const productId = idBySku.get(sku);
      if (!productId || !added.has(sku) || !totalStock) return [];
      const quantity = totalStock;
      return {
        id: by.newId(),
        at: by.now(),
        productId,
        quantity,
        kind: 'received' as const,
        reason: 'received' as const,
        reference: 'opening stock',
        ...recordedActor(by),
      };
    }),
  );

  const written = products.flatMap((product) => {
    const id = idBySku.get(product.sku);
    return id ? [{ ...product, id }] : [];
  });
  await deleteStalePins(
    tx,
    written.map(({ id }) => id),
  );
  const onSale = written
    .filter(({ status }) => status === 'active')
    .map((product) => ({ ...product, search: toSearchDocument(product) }));
  const newlyListed = await writeListings(tx, onSale);
  await addWordUses(tx, countWordUses(onSale, newlyListed));
  await deleteListings(
    tx,
    written.filter(({ status }) => status !== 'active').map(({ id }) => id),
  );
  return {
    added: added.size,
    changed: stored.length - added.size,
    unchanged: products.length - stored.length,
  };
}

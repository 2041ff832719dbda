import { insertMovements } from '#api/modules/inventory/index.ts';
import type { Acting } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import type { Product } from './product.ts';
import {
  deleteListings,
  numberFacets,
  upsertListings,
  upsertProducts,
} from './product-writes.queries.ts';
import { countUses, toSearchDocument } from './search-document.ts';
import { addWordUses } from './search.queries.ts';

export interface Saved {
  added: number;
  changed: number;
  unchanged: number;
}

/** Stores a batch by SKU, in a handful of statements however many there are. */
export async function saveProducts(
  tx: Tx,
  by: Acting,
  products: readonly Product[],
): Promise<Saved> {
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
        reason: 'received' as const,
        reference: 'first stock',
      };
    }),
  );

  const touched = products.flatMap((product) => {
    const id = idBySku.get(product.sku);
    return id ? [{ ...product, id }] : [];
  });
  const onSale = touched
    .filter(({ status }) => status === 'active')
    .map((product) => ({ ...product, search: toSearchDocument(product) }));
  const newlyListed = await upsertListings(tx, onSale, await numberFacets(tx, onSale));
  await addWordUses(tx, countUses(onSale, newlyListed));
  await deleteListings(
    tx,
    touched.filter(({ status }) => status !== 'active').map(({ id }) => id),
  );
  return {
    added: added.size,
    changed: stored.length - added.size,
    unchanged: products.length - stored.length,
  };
}

import { readFile } from 'node:fs/promises';
import type { testShop } from '../test-shop.ts';

const migration = new URL(
  '../../../migrations/20261119T1500_share_discounts_by_line.sql',
  import.meta.url,
);

/** Fills the shares of all order lines again, as updating to 0.2.0 did. */
export async function fillPaidShares(shop: ReturnType<typeof testShop>): Promise<void> {
  const [definition = ''] =
    /create or replace function fill_paid_shares[^$]+\$\$[^$]+\$\$/.exec(
      await readFile(migration, 'utf8'),
    ) ?? [];
  await shop.asOwner(definition);
  await shop.asOwner('update order_line set paid_centavos = 0');
  await shop.asOwner('select fill_paid_shares(array_agg(id)) from customer_order');
  await shop.asOwner('drop function fill_paid_shares');
}

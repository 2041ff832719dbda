import { steepPrices, type Centavos, type LoweredPrice } from '@sirkito/commerce';
import type { SteepPrice } from '@sirkito/contracts/error-details';
import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

interface NewPrice {
  sku: string;
  price: Centavos;
}

export async function listSteepPrices(tx: Tx, given: readonly NewPrice[]): Promise<SteepPrice[]> {
  if (given.length === 0) return [];
  const [skus, prices] = [given.map(({ sku }) => sku), given.map(({ price }) => price)];
  const { rows } = await sql<LoweredPrice>`
    select * from lowered_prices(${skus}::text[], ${prices}::bigint[])`.execute(tx);
  return steepPrices(rows);
}

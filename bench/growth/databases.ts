import { query } from '@sirkito/e2e/stack/database';
import { startApi, type Server } from '@sirkito/e2e/stack/servers';
import { runCommand } from '@sirkito/e2e/stack/stage';
import type { Bench } from '../harness/bench-case.ts';
import { makeOrders } from '../orders/orders.ts';
import { countProducts } from '../harness/scale-database.ts';

interface Size {
  label: string;
  products: number;
}

export const sizes: readonly Size[] = [
  { label: '10k', products: 10_000 },
  { label: '100k', products: 100_000 },
  { label: '1m', products: 1_000_000 },
];

export interface SizedShop {
  label: string;
  databaseUrl: string;
  /** Without a cache. */
  api: Server;
}

/**
 * Opens the database of one size (`sirkito_scale` becomes `sirkito_10k_scale`). Adds as many orders
 * as products on first use.
 */
export async function openDatabase(
  { stage: own, database }: Bench,
  { label, products }: Size,
): Promise<SizedShop | { missing: string }> {
  const name = database.replace(/_scale$/, `_${label}_scale`);
  const databaseUrl = Object.assign(new URL(own.databaseUrl), { pathname: `/${name}` }).href;
  const found = (await countProducts(databaseUrl)) ?? 0;
  if (found < products) {
    const command = `npm run shop -- catalogue-grow ${products} --database ${name}`;
    return { missing: `${label} not measured: ${name} has ${found} products. Run: ${command}` };
  }
  const stage = { ...own, databaseUrl };
  await runCommand(stage, 'migrate');
  await query(databaseUrl, localitiesSql);
  const { rows } = await query(databaseUrl, 'select count(*)::int as placed from customer_order');
  if ((rows[0] as { placed: number }).placed < products) await makeOrders(databaseUrl, products);
  // A busy machine may stall for a moment.
  const api = await startApi(stage, { CACHE_SECONDS: '0', OVERLOAD_AFTER_MS: '30000' });
  return { label, databaseUrl, api };
}

/** Grown catalogues have no localities, which addresses need. */
const localitiesSql = `
  insert into locality (code, level, parent_code, name) values
    ('1300000000', 'region', null, 'National Capital Region (NCR)'),
    ('1381300000', 'city', '1300000000', 'Quezon City'),
    ('1381300001', 'barangay', '1381300000', 'Alicia')
  on conflict do nothing`;

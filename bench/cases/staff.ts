import { startApi } from '@sirkito/e2e/stack/servers';
import { dropDatabase, query } from '@sirkito/e2e/stack/database';
import { runCommand } from '@sirkito/e2e/stack/stage';
import type { Bench, BenchCase } from '../harness/bench-case.ts';
import { compare } from '../harness/compare.ts';
import { load } from '../harness/load.ts';
import { makeOrders } from '../orders/orders.ts';
import { rollUpAll } from '../harness/roll-up.ts';
import { copyOf, scaleDatabase } from '../harness/scale-database.ts';
import { signInOwner } from '../orders/sessions.ts';

const connections = 8;
const orders = { full: 1_000_000, short: 5_000 };

export const staffTables: BenchCase = {
  name: 'staff',
  about: 'product table, order table and dashboard with a million orders',
  run: async (bench) => {
    const many = bench.effort.rounds > 1 ? orders.full : orders.short;
    const { stage, products } = await stageWithOrders(bench, many);
    await rollUpAll(stage.databaseUrl);
    const headers = { authorization: `Bearer ${await signInOwner(stage.databaseUrl)}` };
    const api = await startApi(stage);
    const at = (name: string, path: string, values: Record<string, string> = {}) => {
      const url = `${api.url}/api/admin/${path}?${new URLSearchParams(values).toString()}`;
      const run = (seconds: number) => load({ url, connections, seconds, headers });
      return { name, pids: [api.pid], run };
    };
    const { name, phone, last, part } = await chooseSearchTerms(stage.databaseUrl);
    const compared = { ...bench, stage };
    const tables = await compare(compared, [
      at('products, first page', 'products/get'),
      at('products, last page', 'products/get', { end: '1' }),
      at('products, by name, last page', 'products/get', { sort: 'name-atoz', end: '1' }),
      at('products, search', 'products/get', { search: 'geforce 4060' }),
      at('products, search for a SKU', 'products/get', { search: part }),
      at('orders, first page', 'orders/get'),
      at('orders, last page', 'orders/get', { after: last }),
      at('orders, delivered', 'orders/get', { status: 'delivered' }),
      at('orders, search for a name', 'orders/get', { search: name }),
      at('orders, search for a common name', 'orders/get', { search: 'santos' }),
      at('orders, search for a phone', 'orders/get', { search: phone }),
      at('orders, search for a SKU', 'orders/get', { search: part }),
    ]);
    const today = dayAgo(0);
    const dashboard = await compare(compared, [
      at('dashboard, 30 days', 'dashboard', { from: dayAgo(29), to: today, by: 'day' }),
      at('dashboard, one year', 'dashboard', { from: dayAgo(364), to: today, by: 'month' }),
      at('low stock', 'dashboard/running-out'),
      at('sales funnel, one year', 'dashboard/steps', { from: dayAgo(364), to: today }),
    ]);
    const size = `${products} products and ${many} orders, ${connections} connections`;
    return [
      { title: `Staff tables, ${size}`, rows: tables },
      { title: `Dashboard, ${size}`, rows: dashboard },
    ];
  },
};

/** Copies the large catalogue and adds orders, unless the database already has them. */
async function stageWithOrders({ stage: own, database }: Bench, many: number) {
  const { databaseUrl, products } = await scaleDatabase(own.databaseUrl, database);
  const { rows } = await query(databaseUrl, 'select count(*)::int as placed from customer_order');
  const stage = { ...own, databaseUrl };
  if ((rows[0] as { placed: number }).placed >= many) return { stage, products };
  if (databaseUrl !== own.databaseUrl) {
    stage.databaseUrl = await copyOf(databaseUrl);
    own.cleanup.defer(() => dropDatabase(stage.databaseUrl));
    await runCommand(stage, 'migrate');
  }
  await makeOrders(stage.databaseUrl, many);
  return { stage, products };
}

const dayAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Manila' });

/** Picks search terms from an order, and the cursor of the last page. */
async function chooseSearchTerms(databaseUrl: string) {
  const { rows } = await query(
    databaseUrl,
    `select address->>'full_name' as name, address->>'phone' as phone, order_line.sku as part,
       (select id from customer_order order by id offset 25 limit 1) as last
     from customer_order join order_line on order_id = id order by md5(id::text) limit 1`,
  );
  return rows[0] as Record<'name' | 'phone' | 'part' | 'last', string>;
}

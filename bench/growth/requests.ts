import { query } from '@sirkito/e2e/stack/database';
import { chooseRequests } from '../cases/catalogue/catalogue-requests.ts';
import type { Effort } from '../harness/bench-case.ts';
import { makeBuyers, makeParts, type Buyer } from '../orders/buyers.ts';
import { load, requestFor, type Load } from '../harness/load.ts';
import { rush } from '../orders/order-rush.ts';
import { signIn, signInOwner } from '../orders/sessions.ts';
import type { SizedShop } from './databases.ts';

interface GrowthRequest {
  name: string;
  /** A product, suggestions or a first page, whose cost must hardly grow. */
  isBounded: boolean;
  run: (seconds: number) => Promise<Load>;
}

const connections = 4;
const manyProducts = 1_000;

/** Prepares the same requests on each database. */
export async function requestsOf(shop: SizedShop, effort: Effort): Promise<GrowthRequest[]> {
  const { databaseUrl, api } = shop;
  const at = (name: string, path: string, token?: string): GrowthRequest => {
    const headers = token ? { headers: { authorization: `Bearer ${token}` } } : {};
    const url = `${api.url}${path}`;
    const run = (seconds: number) => load({ url, connections, seconds, ...headers });
    return { name, isBounded: true, run };
  };
  const requests = await chooseRequests(api.url);
  const pathOf = (name: string) => requests.find((one) => one.name === name)?.path ?? '/';
  const owner = await signInOwner(databaseUrl);
  return [
    { name: 'product', isBounded: true, run: await productsOf(shop) },
    at('suggestions', pathOf('suggestions')),
    at('category', '/api/shop/products/get?category=graphics_card'),
    at('category, two filters', pathOf('listing')),
    { ...at('search', pathOf('search')), isBounded: false },
    { name: 'own orders', isBounded: true, run: await ownOrdersOf(shop) },
    at('staff order list', '/api/admin/orders/get', owner),
    { name: 'place an order', isBounded: false, run: ordersOf(shop, effort) },
  ];
}

/** Requests many products in turn, because one product would always be in memory. */
async function productsOf({ databaseUrl, api }: SizedShop) {
  const { rows } = await query(
    databaseUrl,
    'select product_id as id from product_listing order by md5(product_id::text) limit $1',
    [manyProducts],
  );
  const requests = (rows as { id: string }[]).map(({ id }) =>
    requestFor(new URL(`${api.url}/api/shop/products/get/${id}`)),
  );
  let sent = 0;
  const requestOf = () => requests[sent++ % requests.length] ?? '';
  return (seconds: number) => load({ url: api.url, connections, seconds, requestOf });
}

/** Requests the first page of a different shopper's orders on each connection. */
async function ownOrdersOf({ databaseUrl, api }: SizedShop) {
  const { rows } = await query(
    databaseUrl,
    `select id from account where email like 'shopper-%@bench.test' order by id limit $1`,
    [connections],
  );
  const requests = await Promise.all(
    (rows as { id: string }[]).map(async ({ id }) => {
      const token = await signIn(databaseUrl, { accountId: id, kind: 'shopper' });
      const url = new URL(`${api.url}/api/shop/orders/user/${id}`);
      return requestFor(url, { authorization: `Bearer ${token}` });
    }),
  );
  const requestOf = (connection: number) => requests[connection] ?? '';
  return (seconds: number) => load({ url: api.url, connections, seconds, requestOf });
}

/** Places one order per buyer, a fixed number in each round. */
function ordersOf({ databaseUrl, api }: SizedShop, { rounds, crowd }: Effort) {
  const perRound = crowd * 10;
  const count = perRound * (rounds + 1);
  let buyers: Buyer[] | undefined;
  return async (): Promise<Load> => {
    // Created with the first round, because the API records the next visit of an older session.
    buyers ??= await makeBuyers({
      databaseUrl,
      count,
      productIds: await makeParts(databaseUrl, { count: crowd, stock: count }),
    });
    const { times, seconds, statuses } = await rush([api.url], buyers.splice(0, perRound), crowd);
    if (statuses.get(200) !== perRound) throw new Error(`orders: ${JSON.stringify([...statuses])}`);
    return { answered: perRound, seconds, times };
  };
}

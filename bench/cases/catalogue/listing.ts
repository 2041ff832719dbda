import type { ListingReply } from '@sirkito/contracts/catalog/listing-schemas';
import { startApi } from '@sirkito/e2e/stack/servers';
import type { BenchCase } from '../../harness/bench-case.ts';
import { compare } from '../../harness/compare.ts';
import { load } from '../../harness/load.ts';
import { startBaseline } from '../../harness/start-baseline.ts';

const connections = 4;
const pages = {
  'home, for comparison': '/shop/home',
  'a category': '/shop/listing?category=graphics_card',
  'two filters, by price':
    '/shop/listing?category=graphics_card&attr.memory=16&brands=asus,msi&sort=price-lowtohigh',
  'all deals': '/shop/deals',
};

export const listing: BenchCase = {
  name: 'listing',
  about: 'catalogue pages with every cache disabled',
  run: async (bench) => {
    const { stage } = bench;
    const api = await startApi(stage, { CACHE_SECONDS: '0' });
    const contenders = await Promise.all(
      Object.entries({ ...pages, 'a product': await productPath(api.url) }).map(
        async ([name, path]) => {
          const settings = { API_URL: api.url, PAGE_PATH: path };
          const server = await startBaseline(stage, 'uncached-page', settings);
          const run = (seconds: number) => load({ url: server.url, connections, seconds });
          return { name, pids: [server.pid, api.pid], run };
        },
      ),
    );
    const rows = await compare(bench, contenders);
    return [{ title: `Catalogue pages, uncached, ${connections} connections`, rows }];
  },
};

async function productPath(api: string): Promise<string> {
  const reply = await fetch(`${api}/api/shop/products/get?category=graphics_card&limit=1`);
  const { data } = (await reply.json()) as ListingReply; // as the API's contract says
  return `/shop/product/${data[0]?._id}/${data[0]?.slug}`;
}

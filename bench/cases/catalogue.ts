import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from '@sirkito/e2e/stack/servers';
import { countFacets, listPageIds } from '@sirkito/api/src/modules/catalog/listing.queries.ts';
import { listCards } from '@sirkito/api/src/modules/catalog/product-cards.queries.ts';
import type { ListingReply } from '@sirkito/contracts/catalog-listing';
import type { BenchCase, Finding } from '../harness/bench-case.ts';
import { compare } from '../harness/compare.ts';
import { load } from '../harness/load.ts';
import { pgbench } from '../harness/pgbench.ts';
import { recordSql } from '../harness/recorded-sql.ts';
import { scaleDatabase } from '../harness/scale-database.ts';

const category = 'graphics_card';
const attributes = ['chipset', 'memory', 'length', 'color'] as const;

export const catalogue: BenchCase = {
  name: 'catalogue',
  about: 'a filtered listing with all counts, a search, suggestions and one product',
  run: async ({ stage, effort }) => {
    const { databaseUrl, products } = await scaleDatabase(stage.databaseUrl);
    const own = { stage: { ...stage, databaseUrl }, effort };
    const changes = { DATABASE_URL: databaseUrl };
    const [made, kept] = [
      await startApi(stage, { ...changes, CACHE_SECONDS: '0' }),
      await startApi(stage, changes),
    ];
    const { chosen, path, ids } = await choose(made.url);
    const folder = await mkdtemp(join(tmpdir(), 'bench-sql-'));
    try {
      const filters = chosen.map(({ attribute, value }) => ({
        kind: 'attribute' as const,
        name: attribute,
        values: [value],
      }));
      const listing = { categoryIds: [category], search: undefined, filters, now: new Date() };
      const page = { ...listing, sort: 'price-lowtohigh' as const, limit: 24, offset: 0 };
      const script = await recordSql(folder, 'listing', async (read) => {
        await listPageIds(read, page);
        await countFacets(read, listing, attributes);
        await listCards(read, ids);
      });
      const { connections } = effort;
      const call = (url: string, pid: number, name: string) => ({
        name,
        pids: [pid],
        run: (seconds: number) => load({ url, connections, seconds }),
      });
      const findings: Finding[] = [
        {
          title: `Listing of ${category}, two filters, by price, ${products} products, ${connections} connections`,
          rows: await compare(own, [
            {
              name: 'pgbench, SQL alone',
              pids: [],
              run: (seconds) => pgbench({ databaseUrl, script, connections, seconds }),
            },
            call(`${made.url}${path}`, made.pid, 'made anew'),
            call(`${kept.url}${path}`, kept.pid, 'kept for two seconds'),
          ]),
        },
      ];
      for (const [title, address] of [
        ['Search with counts', '/api/shop/products/get?search=rtx%204070'],
        ['Suggestions', '/api/products/search?query=ryzen%205%2076&limit=5'],
        ['One product', `/api/shop/products/get/${ids[0]}`],
      ] as const) {
        findings.push({
          title: `${title}, ${products} products, ${connections} connections`,
          rows: await compare(own, [
            call(`${made.url}${address}`, made.pid, 'made anew'),
            call(`${kept.url}${address}`, kept.pid, 'kept for two seconds'),
          ]),
        });
      }
      return findings;
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

/** Two filters that many products pass, and the page they lead to. */
async function choose(api: string) {
  const place = `/api/shop/products/get?category=${category}&sort=price-lowtohigh`;
  const { facets } = await listingAt(`${api}${place}`);
  const chosen = attributes.slice(0, 2).map((attribute) => {
    const values = facets.find((facet) => facet.attribute === attribute)?.values ?? [];
    const [most] = values.toSorted((one, other) => other.count - one.count);
    return { attribute, value: most?.value ?? '' };
  });
  const filters = chosen.map(
    ({ attribute, value }) => `attr.${attribute}=${encodeURIComponent(value)}`,
  );
  const path = `${place}&${filters.join('&')}`;
  const { data } = await listingAt(`${api}${path}`);
  return { chosen, path, ids: data.map(({ _id }) => _id) };
}

const listingAt = async (url: string) => (await (await fetch(url)).json()) as ListingReply;

import { query } from '@sirkito/e2e/stack/database';
import { startApi } from '@sirkito/e2e/stack/servers';
import type { BenchCase } from '../harness/bench-case.ts';
import { compare } from '../harness/compare.ts';
import { load } from '../harness/load.ts';

const connections = 8;
const reviews = 50_000;
const batchSize = 2_500;

/** Inserts reviews over three years, half of them with five stars. */
async function fillProduct(databaseUrl: string): Promise<{ full: string; few: string }> {
  const { rows } = await query(
    databaseUrl,
    `select product_id as id from review group by product_id
     having count(*) between 5 and 9 order by product_id limit 2`,
  );
  const [full, few] = (rows as { id: string }[]).map(({ id }) => id);
  if (!full || !few) throw new Error('no two products have 5 to 9 reviews');
  for (let from = 0; from < reviews; from += batchSize) {
    await query(
      databaseUrl,
      `insert into review (id, product_id, sample_author, rating, body, helpful_count, created_at)
       select gen_random_uuid(), $1, 'Sample reviewer',
         (array[5, 5, 5, 5, 5, 4, 4, 4, 3, 1])[1 + place % 10],
         repeat('Sample text of some length. ', 1 + place % 12), place % 40,
         now() - make_interval(mins => place * 31)
       from generate_series($2::int, $3::int) as place`,
      [full, from + 1, from + batchSize],
    );
  }
  await query(databaseUrl, 'vacuum analyze review');
  await query(databaseUrl, 'vacuum analyze product_stars');
  return { full, few };
}

export const reviewPages: BenchCase = {
  name: 'reviews',
  about: `the first page of reviews of a product with ${reviews} reviews`,
  run: async (bench) => {
    const { stage } = bench;
    const { full, few } = await fillProduct(stage.databaseUrl);
    const api = await startApi(stage, { CACHE_SECONDS: '0' });
    const page = (name: string, productId: string, search: string) => {
      const url = `${api.url}/api/shop/reviews/product/${productId}?page=1&limit=10${search}`;
      const run = (seconds: number) => load({ url, connections, seconds });
      return { name, pids: [api.pid], run };
    };
    const rows = await compare(bench, [
      page('a product with 5 to 9 reviews', few, ''),
      page('50,000, newest', full, ''),
      page('50,000, highest rating', full, '&sort=highest'),
      page('50,000, lowest rating', full, '&sort=lowest'),
      page('50,000, most helpful', full, '&sort=helpful'),
      page('50,000, four stars only', full, '&stars=4'),
    ]);
    return [{ title: `First page of reviews, ${connections} connections, uncached`, rows }];
  },
};

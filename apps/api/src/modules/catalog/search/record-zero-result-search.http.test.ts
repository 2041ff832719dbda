import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { peopleOf } from '#api/testing/people/people.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let app: FastifyInstance;
beforeAll(async () => {
  app = await shop.app();
  await newProduct(shop);
});

const search = (query: string) => app.inject({ url: `/api/shop/products/get?${query}` });

test('counts searches of the whole shop with no results and shows them to staff', async () => {
  for (const query of [
    'search=Floppy%20Drive',
    'search=floppy%20%20drive',
    'search=zip%20disk',
    'search=floppy%20drive&page=2',
    'search=floppy%20drive&category=cpu',
    'search=maria%40mail.example',
    'search=0917%20555%200123',
    'search=x',
    '',
  ]) {
    expect((await search(query)).statusCode, query).toBe(200);
  }
  const { rows } = await shop.asOwner(
    'select query, searches from zero_result_search order by query',
  );
  expect(rows).toEqual([
    { query: 'floppy drive', searches: 2 },
    { query: 'zip disk', searches: 1 },
  ]);

  const { headers } = await peopleOf(shop, app).staff({ staffRole: 'catalogue' });
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const range = `from=${today}&to=${today}`;
  const reply = await app.inject({ url: `/api/admin/dashboard?${range}`, headers });
  expect(reply.json().data.zeroResultSearches).toEqual(rows);
  await shop.asOwner(`update zero_result_search set day = day - 91 where query = 'zip disk'`);
  await search('search=floppy%20drive');
  const after = await shop.asOwner('select query, searches from zero_result_search');
  expect(after.rows).toEqual([{ query: 'floppy drive', searches: 3 }]);
});

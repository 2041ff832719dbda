import { beforeAll, expect, test } from 'vitest';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { seedDemoProducts } from '../../../demo/seed-demo-products.ts';
import { compareProducts } from './compare-products.ts';

const shop = testShop();
const cards = demoCatalogue.filter(({ category }) => category === 'graphics_card').slice(0, 4);

beforeAll(async () => {
  await seedDemoProducts(shop.as({ kind: 'shop' }), cards);
});

const idsOf = async () => {
  const { rows } = await shop.asOwner('select id from product order by sku');
  return rows.map(({ id }) => String(id));
};
const view = (ids: string[]) => compareProducts(shop.as({ kind: 'guest' }), { ids });

test('returns products in the requested order with their specifications', async () => {
  const ids = (await idsOf()).toReversed();
  const { data } = await view(ids);
  expect(data.map(({ _id }) => _id)).toEqual(ids);
  for (const { specifications } of data) {
    expect(specifications.flatMap(({ rows }) => rows)).toContainEqual(
      expect.objectContaining({ label: 'Length', value: expect.stringMatching(/ mm$/) }),
    );
  }
});

test('leaves out invalid and unknown ids, drafts and archived products', async () => {
  const [sold = '', draft = '', archived = ''] = await idsOf();
  await shop.asOwner(`update product set status = 'draft' where id = $1`, [draft]);
  await shop.asOwner(`update product set status = 'archived' where id = $1`, [archived]);
  await shop.asOwner('delete from product_listing where product_id = any($1)', [[draft, archived]]);
  const strange = [`'; drop table product; --`, '01a1dd3a-11d0-73ae-a699-000000000000'];
  const { data } = await view([...strange, draft, archived, sold]);
  expect(data.map(({ _id }) => _id)).toEqual([sold]);
  expect(await view([])).toEqual({ data: [], pricesHoldUntil: null });
});

test('says when the first of the prices changes', async () => {
  const [id = ''] = await idsOf();
  await shop.asOwner(
    `update product set sale_price_centavos = price_centavos - 100, sale_starts_at = null,
       sale_ends_at = '2099-11-22T16:00:00Z' where id = $1`,
    [id],
  );
  expect(await view([id])).toMatchObject({
    data: [{ saleEndsAt: '2099-11-22T16:00:00.000Z' }],
    pricesHoldUntil: '2099-11-22T16:00:00.000Z',
  });
});

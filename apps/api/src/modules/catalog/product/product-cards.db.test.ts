import { beforeAll, expect, test } from 'vitest';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { seedDemoProducts } from '../../../demo/seed-demo-products.ts';
import { listCards } from './product-cards.queries.ts';

const shop = testShop();
let id: string;
const image = (position: number, file: string) =>
  shop.asOwner(
    `insert into product_image (id, product_id, position, file, width, height)
     values (gen_random_uuid(), $1, $2, $3, 10, 10)`,
    [id, position, file],
  );
const card = async () => (await listCards(shop.db, [id]))[0]?.card;

beforeAll(async () => {
  const mice = demoCatalogue.filter(({ category }) => category === 'mouse');
  await seedDemoProducts(shop.as({ kind: 'shop' }), mice.slice(0, 1));
  ({ id } = await shop.db.selectFrom('product').select('id').executeTakeFirstOrThrow());
});

test('has the facts of a saved product', async () => {
  const stored = await card();
  expect(stored).toMatchObject({ _id: id, category: { id: 'mouse' }, images: [] });
  expect(stored?.facts.length).toBeGreaterThan(0);
});

test('has new images in their order, and none that were removed', async () => {
  await image(1, 'products/back.webp');
  await image(0, 'products/front.webp');
  expect(await card()).toMatchObject({ images: ['products/front.webp', 'products/back.webp'] });
  await shop.asOwner(`delete from product_image where position = 0`);
  expect(await card()).toMatchObject({ images: ['products/back.webp'] });
});

test.each([
  ['product', `update product set name = 'New name'`, { name: 'New name' }],
  [
    'brand',
    `update brand set name = 'New brand' where id = (select brand_id from product)`,
    { brand: { name: 'New brand' } },
  ],
  [
    'category',
    `update category set label = 'Mice' where id = 'mouse'`,
    { category: { name: 'Mice' } },
  ],
])('has the new name of a %s', async (_, update, changed) => {
  await shop.asOwner(update);
  expect(await card()).toMatchObject(changed);
});

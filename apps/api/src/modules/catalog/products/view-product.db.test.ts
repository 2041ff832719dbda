import { beforeAll, expect, test } from 'vitest';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { seedDemoProducts } from '../../../demo/seed-demo-products.ts';
import { viewProduct } from './view-product.ts';

const shop = testShop();
const cpus = demoCatalogue.filter(({ category }) => category === 'cpu');

beforeAll(async () => {
  await seedDemoProducts(shop.as({ kind: 'shop' }), cpus);
});

const idOf = async (sku: string) =>
  String((await shop.asOwner('select id from product where sku = $1', [sku])).rows[0]?.['id']);
const view = (id: string) => viewProduct(shop.as({ kind: 'guest' }), id);

test('[API-14] [EN-02] returns everything the product page needs', async () => {
  const [known] = cpus.filter(({ salePrice, stock }) => salePrice && stock > 0);
  if (!known) throw new Error('the demo has no processor on sale');
  const product = await view(await idOf(known.sku));
  expect(product).toMatchObject({
    name: known.name,
    price: known.price,
    salePrice: known.salePrice,
    totalStock: known.stock,
    description: known.description,
    attributes: known.attributes,
    category: {
      id: 'cpu',
      name: 'CPU/Processors',
      path: [{ id: 'pc_components' }, { id: 'cpu' }],
    },
  });
  expect(product.specifications.flatMap(({ rows }) => rows)).toContainEqual(
    expect.objectContaining({ label: 'Socket', value: known.attributes['socket'] }),
  );
});

test('relates products of the same category, in stock and nearest in price', async () => {
  const [known] = cpus;
  const product = await view(await idOf(known?.sku ?? ''));
  expect(product.related).toHaveLength(4);
  const distance = (price: number) => Math.abs(price - product.price);
  const chosen = product.related.map(({ price }) => distance(price));
  const others = cpus
    .filter(({ sku, stock }) => stock > 0 && sku !== product.sku)
    .map(({ price }) => distance(price))
    .toSorted((a, b) => a - b);
  expect(chosen).toEqual(others.slice(0, 4));
});

test('applies a sale only between its start and end', async () => {
  const [known] = cpus.filter(({ salePrice, saleDays }) => salePrice && saleDays);
  const id = await idOf(known?.sku ?? '');
  expect((await view(id)).salePrice).toBe(known?.salePrice);
  await shop.asOwner(
    `update product set sale_ends_at = now() - interval '1 second' where id = $1`,
    [id],
  );
  expect(await view(id)).toMatchObject({ salePrice: 0, saleEndsAt: null });
});

test.each(['no-such-id', '01a1dd3a-11d0-73ae-a699-000000000000', `'; drop table product; --`])(
  'returns not found for %s',
  async (id) => {
    await expect(view(id)).rejects.toMatchObject({ code: 'catalog.product_not_found' });
  },
);

test.each(['draft', 'archived'])(
  '[RT-08] returns not found for a product that is %s',
  async (status) => {
    const id = await idOf(cpus[3]?.sku ?? '');
    await shop.asOwner(`update product set status = $2 where id = $1`, [id, status]);
    await expect(view(id)).rejects.toMatchObject({ code: 'catalog.product_not_found' });
  },
);

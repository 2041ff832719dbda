import { beforeAll, expect, test } from 'vitest';
import { seedDemoProducts } from '#api/demo/seed-demo-products.ts';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { insertStockMovement } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { adviseUpgrade } from './advise-upgrade.ts';

const shop = testShop();
const kinds = ['cpu', 'motherboard', 'memory', 'graphics_card', 'power_supply', 'cpu_cooling'];

beforeAll(async () => {
  const products = demoCatalogue.filter(({ category }) => kinds.includes(category));
  await seedDemoProducts(shop.as({ kind: 'shop' }), products);
});

async function idOf(name: string): Promise<string> {
  const { rows } = await shop.asOwner('select id from product where name like $1 limit 1', [
    `${name}%`,
  ]);
  // The names below are in the demo catalogue.
  return (rows[0] as { id: string }).id;
}

const roadEnds = async (slot: 'cpu' | 'graphics_card', names: readonly string[]) => {
  const parts = await Promise.all(names.map(idOf));
  return (await adviseUpgrade(shop.as({ kind: 'guest' }), { parts, slot })).roadEnds;
};

test('[BD-25] says that a board ends the road when no better processor fits it', async () => {
  const board = 'MSI A520M-A PRO';
  expect(await roadEnds('cpu', ['AMD Ryzen 9 5900XT', board])).toEqual([
    `Your ${board} is the end of the road: no better processor in our catalogue works with it. An upgrade needs a new motherboard too.`,
  ]);
  expect(await roadEnds('cpu', ['AMD Ryzen 5 4500', board])).toEqual([]);
});

test('[BD-25] says that a power supply ends the road when every better card needs more', async () => {
  const parts = [
    'Intel Core i5-12400',
    'ASUS Dual GeForce RTX 5060 Ti 16GB',
    'DeepCool PF450 450W',
  ];
  const [sentence] = await roadEnds('graphics_card', parts);
  expect(sentence).toMatch(
    /^Your DeepCool PF450 450W .* is the end of the road: no better graphics/,
  );
  expect(sentence).toMatch(/An upgrade needs a new power supply too\.$/);
  expect(await roadEnds('graphics_card', [...parts.slice(0, 2), 'MSI MAG A750GL'])).toEqual([]);
});

test('[BD-25] knows what would fit but is out of stock', async () => {
  const { rows } = await shop.asOwner(
    `select product_id as id, available from available_stock join product on product.id = product_id
     where attributes ->> 'socket' = 'AM4' and category_id = 'cpu' and available > 0`,
  );
  for (const { id, available } of rows as { id: string; available: number }[]) {
    await insertStockMovement(shop, id, -available);
  }
  const [sentence] = await roadEnds('cpu', ['AMD Ryzen 5 4500', 'MSI A520M-A PRO']);
  expect(sentence).toMatch(/^Every better processor that works with your MSI A520M-A PRO is out/);
});

import { ProductBody } from '@sirkito/contracts/products/body';
import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { toProduct } from '../product/product.ts';
import { saveProducts } from '../products/save-products.ts';
import { searchProducts } from './search-products.ts';
import { readLookups } from '../product/lookups.queries.ts';

const shop = testShop();
let created = 0;

const body = (name: string, changes: Partial<Record<keyof ProductBody, unknown>> = {}) =>
  ProductBody.parse({
    sku: `FND-${(created += 1)}00`,
    name,
    brand: 'AMD',
    category: 'cpu',
    price: 11_995,
    totalStock: 5,
    status: 'active',
    ...changes,
  });

async function save(...bodies: ProductBody[]) {
  const ctx = shop.as(shop.staff());
  const lookups = await readLookups(shop.db);
  const products = bodies.map((one) => {
    const checked = toProduct(one, lookups);
    if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
    return checked.product;
  });
  return ctx.transact((tx) => saveProducts(tx, ctx, products));
}

const names = async (query: string) => {
  const found = await searchProducts(shop.as({ kind: 'guest' }), { query, limit: 20 });
  return found.map(({ name }) => name);
};

test('finds a product only while it is on sale', async () => {
  const draft = body('Zephyrion 900', { status: 'draft' });
  await save(draft);
  expect(await names('zephyrion')).toEqual([]);
  await save({ ...draft, status: 'active' });
  expect(await names('zephirion')).toEqual(['Zephyrion 900']);
  await save({ ...draft, status: 'archived' });
  expect(await names('zephyrion')).toEqual([]);
});

test('finds a renamed product by its new name only', async () => {
  const one = body('Quasarix 100');
  await save(one);
  await save({ ...one, name: 'Pulsarix 100' });
  expect(await names('pulsarix')).toEqual(['Pulsarix 100']);
  expect(await names('quasarix')).toEqual([]);
});

test('finds new products by a query that was searched before', async () => {
  await save(body('Astralon Prime'));
  expect(await names('astra')).toEqual(['Astralon Prime']);
  expect(await names('astra')).toEqual(['Astralon Prime']);
  const second = body('Astravex Prime');
  await save(second);
  expect(await names('astra')).toEqual(['Astralon Prime', 'Astravex Prime']);
  await save({ ...second, status: 'archived' });
  expect(await names('astra')).toEqual(['Astralon Prime']);
});

test('[API-12] ranks the exact model before its variants, and products in stock first among equals', async () => {
  await save(
    body('Novaron 700 Ti'),
    body('Novaron 700', { totalStock: 0 }),
    body('Novaron 700 Black Edition'),
    body('Novaron 700X'),
  );
  expect(await names('novaron 700')).toEqual([
    'Novaron 700 Black Edition',
    'Novaron 700',
    'Novaron 700 Ti',
    'Novaron 700X',
  ]);
});

test('saves products with the same new words concurrently', async () => {
  const words = ['Alphaic', 'Betaic', 'Gammaic', 'Deltaic', 'Epsilonic'];
  const bodies = words.map((_, turn) => [...words.slice(turn), ...words.slice(0, turn)].join(' '));
  await Promise.all(bodies.map((name) => save(body(name))));
  expect(await names('alphaic epsilonic')).toHaveLength(words.length);
  const uses = await shop.asOwner(`select uses from search_word where word = 'gammaic'`);
  expect(uses.rows).toEqual([{ uses: words.length }]);
});

test('ranks a bounded number of candidates in a shop of any size', async () => {
  await save(...Array.from({ length: 300 }, (_, index) => body(`Multiplex ${index}`)));
  const plan = [`'=multiplex'`];
  const { rows } = await shop.asOwner('select * from search_candidates($1::tsquery[], 5)', [plan]);
  expect(rows.length).toBeGreaterThanOrEqual(20);
  expect(rows.length).toBeLessThanOrEqual(20 + 80);
});

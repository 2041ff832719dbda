import { expect, test } from 'vitest';
import { newProduct } from '#api/testing/data/product.ts';
import {
  allowed,
  confirmationRequired,
  confirmationShop,
} from '#api/testing/people/confirmation.ts';
import { runImport } from '../import/run-import.ts';

const api = confirmationShop();
const { shop } = api;

test('[SC-16] a price that falls by more than half needs a confirmed password', async () => {
  const { ask, age, outcome, expectGuarded } = api.confirmations;
  const staff = await api.people.staff({ staffRole: 'catalogue' });
  const id = await newProduct(shop, { price: 1_000, categoryId: 'cables' });
  const edit = async (changes: object) => {
    const { rows } = await shop.asOwner('select sku, name, brand_id from product where id = $1', [
      id,
    ]);
    const { sku, name, brand_id: brand } = rows[0] as Record<string, string>;
    const body = { sku, name, brand, category: 'cables', status: 'active', ...changes };
    return ask(staff, 'PUT', `/api/admin/products/edit/${id}`, body);
  };
  const bulk = (change: object) =>
    ask(staff, 'POST', '/api/admin/products/bulk', { ids: [id], change });
  await age(staff);
  expect(outcome(await edit({ price: 500 }))).toEqual(allowed);
  // With the first drop it is more than half within a day.
  await expectGuarded(staff, () => edit({ price: 499 }));
  await shop.asOwner(`update price_history set at = at - interval '2 days' where product_id = $1`, [
    id,
  ]);
  await age(staff);
  expect(outcome(await edit({ price: 498 }))).toEqual(allowed);
  await expectGuarded(staff, () => edit({ price: 498, salePrice: 100 }));
  expect(outcome(await edit({ price: 1_000 }))).toEqual(allowed);
  await expectGuarded(staff, () => bulk({ kind: 'sale', percentOff: 60 }));
  expect(outcome(await bulk({ kind: 'end_sale' }))).toEqual(allowed);
  await expectGuarded(staff, () => bulk({ kind: 'price', percent: -60 }));
});

test('[SC-16] an import that lowers prices by more than half needs a confirmed password', async () => {
  const { ask, age, outcome, expectGuarded } = api.confirmations;
  const staff = await api.people.staff({ staffRole: 'catalogue' });
  const id = await newProduct(shop, { price: 1_000, categoryId: 'cables' });
  const { rows } = await shop.asOwner('select sku from product where id = $1', [id]);
  const sku = String(rows[0]?.sku);
  const price = async () => {
    const found = await shop.asOwner('select price_centavos::int from product where id = $1', [id]);
    return Number(found.rows[0]?.price_centavos) / 100;
  };
  const preview = async (newPrice: number): Promise<string> => {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/admin/products/imports?name=prices.csv',
      headers: { ...staff.headers, 'content-type': 'text/csv' },
      payload: `sku,price\n${sku},${newPrice}\n`,
    });
    const started = reply.json<{ data: { id: string } }>().data;
    await runImport(shop.as({ kind: 'shop' }), started.id);
    return started.id;
  };
  const apply = (importId: string) =>
    ask(staff, 'POST', `/api/admin/products/imports/${importId}/apply`);

  const steep = await preview(499);
  await expectGuarded(staff, () => apply(steep));
  await runImport(shop.as({ kind: 'shop' }), steep);
  expect(await price()).toBe(499);

  const fine = await preview(400);
  await shop.asOwner('update product set price_centavos = 100000 where id = $1', [id]);
  await age(staff);
  expect(outcome(await apply(fine))).toEqual(confirmationRequired);
});

test('[SC-16] an import that became steep after its preview is rejected', async () => {
  const { ask, age, outcome } = api.confirmations;
  const staff = await api.people.staff({ staffRole: 'catalogue' });
  const id = await newProduct(shop, { price: 1_000, categoryId: 'cables' });
  const { rows } = await shop.asOwner('select sku from product where id = $1', [id]);
  const start = await api.app.inject({
    method: 'POST',
    url: '/api/admin/products/imports?name=prices.csv',
    headers: { ...staff.headers, 'content-type': 'text/csv' },
    payload: `sku,price\n${String(rows[0]?.sku)},600\n`,
  });
  const importId = start.json<{ data: { id: string } }>().data.id;
  const work = () => runImport(shop.as({ kind: 'shop' }), importId);
  await work();
  await shop.asOwner('update product set price_centavos = 200000 where id = $1', [id]);
  await age(staff);
  const applied = await ask(staff, 'POST', `/api/admin/products/imports/${importId}/apply`);
  expect(outcome(applied)).toEqual(allowed);
  await work();
  const report = await ask(staff, 'GET', `/api/admin/products/imports/${importId}`);
  expect(report.json()).toMatchObject({
    data: { changed: 0, rejected: 1, findings: [{ line: 2 }] },
  });
});

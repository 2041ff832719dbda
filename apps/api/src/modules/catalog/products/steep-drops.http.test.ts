import { expect, test } from 'vitest';
import { newProduct } from '#api/testing/data/product.ts';
import {
  allowed,
  confirmationRequired,
  confirmationShop,
} from '#api/testing/people/confirmation.ts';
import { draftPromotion } from '#api/testing/data/promotion.ts';
import { runImport } from '../import/run-import.ts';

const api = confirmationShop();
const { shop } = api;
const steep = [409, 'catalog.steep_price'];

test('[SC-16] a price that falls by more than half needs a confirmed password', async () => {
  const { ask, age, outcome, expectGuarded } = api.confirmations;
  const staff = await api.people.staff({ staffRole: 'catalogue' });
  const id = await newProduct(shop, { price: 1_000, categoryId: 'cables' });
  const edit = async (changes: object) =>
    ask(staff, 'PUT', `/api/admin/products/edit/${id}`, { ...changes, confirmPrice: true });
  const bulk = (change: object) =>
    ask(staff, 'POST', '/api/admin/products/bulk', { ids: [id], change, confirmPrice: true });
  await age(staff);
  expect(outcome(await edit({ price: 500 }))).toEqual(allowed);
  // With the first drop it is more than half within a month.
  await expectGuarded(staff, () => edit({ price: 499 }));
  await shop.asOwner(
    `update price_history set at = at - interval '31 days' where product_id = $1`,
    [id],
  );
  await age(staff);
  expect(outcome(await edit({ price: 498 }))).toEqual(allowed);
  await expectGuarded(staff, () => edit({ price: 498, salePrice: 100 }));
  expect(outcome(await edit({ price: 1_000, salePrice: null }))).toEqual(allowed);
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
    ask(staff, 'POST', `/api/admin/products/imports/${importId}/apply`, { confirmPrice: true });

  const halved = await preview(499);
  const unasked = await ask(staff, 'POST', `/api/admin/products/imports/${halved}/apply`);
  expect(outcome(unasked)).toEqual(steep);
  expect(unasked.json()).toMatchObject({ details: { prices: [{ sku, from: 1_000, to: 499 }] } });
  await expectGuarded(staff, () => apply(halved));
  await runImport(shop.as({ kind: 'shop' }), halved);
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

test('[SC-95] a price below half of the highest within 30 days is asked about, however new the sign-in', async () => {
  const { ask, age, outcome } = api.confirmations;
  const staff = await api.people.staff({ staffRole: 'catalogue' });
  const [id, other] = [
    await newProduct(shop, { price: 7_240, categoryId: 'cables' }),
    await newProduct(shop, { price: 100, categoryId: 'cables' }),
  ];
  const { rows } = await shop.asOwner('select sku, name from product where id = $1', [id]);
  const edit = (changes: object) => ask(staff, 'PUT', `/api/admin/products/edit/${id}`, changes);
  const asked = await edit({ salePrice: 50 });
  const prices = [{ sku: rows[0]?.sku, name: rows[0]?.name, from: 7_240, to: 50 }];
  expect(outcome(asked)).toEqual(steep);
  expect(asked.json()).toMatchObject({
    details: { prices, hasMore: false, confirm: expect.stringContaining('confirmPrice: true') },
  });
  const halved = { ids: [id, other], change: { kind: 'sale', percentOff: 60 } };
  const many = await ask(staff, 'POST', '/api/admin/products/bulk', halved);
  expect(many.json<{ details: { prices: object[] } }>().details.prices).toHaveLength(2);

  await age(staff);
  expect(outcome(await edit({ salePrice: 50 }))).toEqual(steep);
  const unconfirmed = await edit({ salePrice: 50, confirmPrice: true });
  expect(outcome(unconfirmed)).toEqual(confirmationRequired);
  expect(unconfirmed.json()).toMatchObject({
    message: expect.stringContaining('more than 5 minutes ago') as string,
    details: { confirm: expect.stringContaining('/api/admin/me/confirmation') as string },
  });
  await api.confirmations.confirm(staff);
  expect(outcome(await edit({ salePrice: 50, confirmPrice: true }))).toEqual(allowed);
  await age(staff);
  // Nothing falls any more.
  expect(outcome(await edit({ name: 'Renamed' }))).toEqual(allowed);
  expect(outcome(await edit({ salePrice: 3_620 }))).toEqual(allowed);
});

test('[SC-95] a price drop counts together with a promotion of the same month, and day after day', async () => {
  const { ask, outcome } = api.confirmations;
  const staff = await api.people.staff({ staffRole: 'catalogue' });
  const id = await newProduct(shop, { price: 10_000, categoryId: 'hubs' });
  const { rows } = await shop.asOwner('select sku from product where id = $1', [id]);
  const targets = [String(rows[0]?.sku)];
  const edit = (changes: object) => ask(staff, 'PUT', `/api/admin/products/edit/${id}`, changes);
  const promote = (changes: object) =>
    ask(
      staff,
      'POST',
      '/api/admin/promotions',
      draftPromotion({ scope: 'products', targets, ...changes }),
    );
  const daysPass = (days: number) =>
    shop.asOwner(
      `update price_history set at = at - make_interval(days => $2) where product_id = $1`,
      [id, days],
    );

  expect(outcome(await edit({ price: 5_000 }))).toEqual(allowed);
  expect(outcome(await promote({ value: 50 }))).toEqual(steep);
  expect(outcome(await promote({ kind: 'amount', value: 2_500, minimum: 5_000 as never }))).toEqual(
    steep,
  );
  expect(outcome(await promote({ value: 50, scope: 'all', targets: [] }))).toEqual(steep);
  const { rows: saved } = await shop.asOwner('select from promotion');
  expect(saved).toHaveLength(0);
  await daysPass(2);
  expect(outcome(await edit({ price: 2_500 }))).toEqual(steep);
  await daysPass(31);
  expect(outcome(await promote({ value: 50 }))).toEqual(allowed);
  expect(outcome(await edit({ price: 4_999 }))).toEqual(steep);
  await shop.asOwner(
    `update promotion set updated_at = now() - interval '31 days', starts_at = now() - interval '31 days'`,
  );
  expect(outcome(await edit({ price: 4_999 }))).toEqual(allowed);

  const large = await promote({ value: 60 });
  expect(outcome(large)).toEqual(steep);
  expect(large.json()).toMatchObject({ details: { prices: [{ from: 5_000, to: 1_999.6 }] } });
  expect(outcome(await promote({ value: 60, confirmPrice: true }))).toEqual(allowed);
  // It was confirmed on its own.
  expect(outcome(await edit({ price: 4_900 }))).toEqual(allowed);
});

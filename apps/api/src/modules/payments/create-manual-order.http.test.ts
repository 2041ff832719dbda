import { beforeAll, expect, test } from 'vitest';
import { peopleOf } from '#api/testing/people/people.ts';
import { barangays, newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

test('refuses a repeated product, whatever the case of its id', async () => {
  const app = await shop.app();
  const { headers } = await peopleOf(shop, app).staff();
  const productId = await newProduct(shop);
  const quote = (...ids: string[]) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/orders/quote',
      headers,
      payload: {
        items: ids.map((id) => ({ productId: id, quantity: 1 })),
        fullName: 'Maria Santos',
        phone: '0917 555 0142',
        payment: 'cash',
      },
    });
  expect((await quote(productId.toUpperCase())).statusCode).toBe(200);
  const twice = await quote(productId, productId.toUpperCase());
  expect(twice.statusCode).toBe(400);
  expect(twice.json()).toMatchObject({ fields: { items: 'Add each product only once' } });
});

test('[SC-96] takes names on one line and any key of 1 to 255 characters', async () => {
  const app = await shop.app();
  const { headers } = await peopleOf(shop, app).staff();
  const productId = await newProduct(shop, { price: 1_000 });
  const place = (more: object) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/orders',
      headers,
      payload: {
        items: [{ productId, quantity: 1 }],
        fullName: 'Maria Santos',
        phone: '0917 555 0142',
        payment: 'cash',
        expectedTotal: 1_000,
        ...more,
      },
    });
  const oneLine = 'Use one line, without special characters';
  const at = { psgcCode: barangays.davao, street: '1 Sample Street', postalCode: '8000' };
  for (const [more, field, message] of [
    [{ fullName: 'Juan\nPAID' }, 'fullName', oneLine],
    [{ place: { ...at, street: '1\u202E Sample' } }, 'place.street', oneLine],
    [{ notes: 'Blue\u2066 gate' }, 'notes', "Characters that can't be printed aren't allowed"],
    [{ key: '' }, 'key', 'Enter 1 to 255 ASCII characters'],
    [{ key: 'a'.repeat(256) }, 'key', 'Enter 1 to 255 ASCII characters'],
  ] as const) {
    const refused = await place({ key: 'k', ...more });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ fields: { [field]: message } });
  }
  const ids = new Set<string>();
  for (const key of ['1', 'counter 7', 'b'.repeat(255)]) {
    const placed = await place({ key, notes: 'Blue gate\nRing twice' });
    expect(placed.statusCode).toBe(200);
    expect((await place({ key, notes: 'Blue gate\nRing twice' })).body).toBe(placed.body);
    ids.add(placed.json<{ data: { _id: string } }>().data._id);
  }
  expect(ids.size).toBe(3);
});

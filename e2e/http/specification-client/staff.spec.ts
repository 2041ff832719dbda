import { randomBytes } from 'node:crypto';
import { demoAdmin } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/http-test.ts';
import { Client, newShopper, unknownId, type Product } from './client.ts';

interface StaffProduct extends Product {
  sku: string;
  description: string;
  warrantyMonths: number;
  status: string;
  related?: unknown;
  pricesHoldUntil?: unknown;
}

const add = 'POST /api/admin/products/add';

async function signInStaff(shop: string): Promise<Client> {
  const staff = new Client(shop);
  await staff.signIn('/api/auth/admin-login', demoAdmin);
  return staff;
}

const cable = () => {
  const mark = randomBytes(4).toString('hex');
  return {
    name: `Anker test cable ${mark}`,
    sku: `TEST-${mark}`,
    brand: 'Anker',
    category: 'cables',
    price: 495,
    salePrice: 400,
    totalStock: 4,
    description: 'A cable that tests are about.',
    warrantyMonths: 12,
    status: 'active',
  };
};

/** Adds a live product and returns the calls on it. */
async function addCable(shop: string) {
  const staff = await signInStaff(shop);
  const body = cable();
  const { data } = await staff.succeed<{ data: { _id: string } }>(add, body);
  const edit = `PUT /api/admin/products/edit/${data._id}` as const;
  const read = async () =>
    (await staff.succeed<{ data: StaffProduct }>(`GET /api/shop/products/get/${data._id}`)).data;
  /** Without what other products and the clock change. */
  const readOwn = async () => {
    const { related, pricesHoldUntil, ...own } = await read();
    return own;
  };
  return { staff, body, id: data._id, edit, read, readOwn };
}

test('[API-15] [API-16] staff add a product, find it in their list and in the shop, and delete it', async ({
  shop,
}) => {
  const { staff, body, id, read } = await addCable(shop.web);
  const { name, price, salePrice, totalStock } = body;
  expect(await read()).toMatchObject({ _id: id, name, price, salePrice, totalStock });
  const list = await staff.succeed<{ data: Product[] }>('GET /api/admin/products/get');
  expect(list.data.length).toBeGreaterThan(10);
  for (const product of list.data) {
    expect(product).toMatchObject({ _id: expect.any(String), name: expect.any(String) });
  }
  expect(list.data.map(({ _id }) => _id)).toContain(id);

  await staff.succeed(`DELETE /api/admin/products/delete/${id}`);
  // Public replies may be two seconds old.
  const status = async () => (await staff.send(`GET /api/shop/products/get/${id}`)).reply.status;
  await expect.poll(status).toBe(404);
  const shopper = await newShopper(shop.web);
  await shopper.fail(404, 'POST /api/shop/cart/add', { productId: id, quantity: 1 });
  await staff.fail(404, `PUT /api/admin/products/edit/${unknownId}`, body);
  await staff.fail(404, `DELETE /api/admin/products/delete/${unknownId}`);
});

test('[API-16] an edit changes only the fields it is sent, and null clears', async ({ shop }) => {
  const { staff, edit, readOwn } = await addCable(shop.web);
  const before = await readOwn();
  await staff.succeed(edit, { price: 480 });
  await expect.poll(readOwn).toEqual({ ...before, price: 480 });
  await staff.succeed(edit, { name: `${before.name} braided`, salePrice: null });
  await expect.poll(readOwn).toMatchObject({
    name: `${before.name} braided`,
    price: 480,
    salePrice: 0,
    description: before.description,
    warrantyMonths: 12,
    totalStock: 4,
    status: before.status,
  });
});

test('[API-16] an edit takes back what GET answered', async ({ shop }) => {
  const { staff, edit, read, readOwn } = await addCable(shop.web);
  const before = await readOwn();
  await staff.succeed(edit, await read());
  await staff.succeed(edit, { ...(await read()), price: 490 });
  await expect.poll(readOwn).toEqual({ ...before, price: 490 });
});

test('[API-16] an edit takes back the product as the staff list answered it', async ({ shop }) => {
  const { staff, id, edit, readOwn } = await addCable(shop.web);
  const before = await readOwn();
  const { data } = await staff.succeed<{ data: Product[] }>('GET /api/admin/products/get');
  const listed = data.find(({ _id }) => _id === id);
  await staff.succeed(edit, listed);
  await staff.succeed(edit, { price: 490 });
  await expect.poll(readOwn).toEqual({ ...before, price: 490 });
});

test('[API-16] [API-23] a product names its wrong fields', async ({ shop }) => {
  const { staff, edit, readOwn } = await addCable(shop.web);
  const before = await readOwn();
  for (const [field, changes] of [
    ['name', { name: '' }],
    ['price', { price: -1 }],
    ['price', { price: 'cheap' }],
    ['salePrice', { salePrice: 600 }],
    ['brand', { brand: 'No Such Brand' }],
    ['category', { category: 'spaceships' }],
    ['status', { status: 'lost' }],
  ] as const) {
    const added = await staff.fail(400, add, { ...cable(), ...changes });
    expect(Object.keys(added.fields ?? {}), JSON.stringify(changes)).toEqual([field]);
    const edited = await staff.fail(400, edit, changes);
    expect(Object.keys(edited.fields ?? {}), JSON.stringify(changes)).toEqual([field]);
  }
  const missing = await staff.fail(400, add, { price: 1 });
  expect(Object.keys(missing.fields ?? {})).toContain('name');
  await staff.succeed(edit, { price: 490 });
  await expect.poll(readOwn).toEqual({ ...before, price: 490 });
});

test('[API-16] [API-23] a SKU in use is refused', async ({ shop }) => {
  const { staff, body } = await addCable(shop.web);
  const { message } = await staff.fail(409, add, { ...cable(), sku: body.sku });
  expect(message).toMatch(/SKU/);
});

test('[API-22] staff list orders, read one and the dashboard', async ({ shop }) => {
  const staff = await signInStaff(shop.web);
  await staff.succeed<{ data: unknown }>('GET /api/admin/orders/get');
  const { data } = await staff.succeed<{ data: object }>('GET /api/admin/dashboard');
  expect(data).toEqual(expect.any(Object));
  await staff.fail(404, `GET /api/admin/orders/${unknownId}`);
  await staff.fail(404, `PUT /api/admin/orders/${unknownId}/status`, {
    status: 'confirmed',
    version: 1,
  });
});

test('[RO-01] staff calls answer shoppers 403, also staff signed in as shoppers', async ({
  shop,
}) => {
  const staffAsShopper = new Client(shop.web);
  await staffAsShopper.signIn('/api/auth/login', demoAdmin);
  for (const client of [await newShopper(shop.web), staffAsShopper]) {
    for (const call of [
      'GET /api/admin/products/get',
      'POST /api/admin/products/add',
      'PUT /api/admin/products/edit/1',
      'DELETE /api/admin/products/delete/1',
      'GET /api/admin/orders/get',
      'GET /api/admin/orders/1',
      'PUT /api/admin/orders/1/status',
      'GET /api/admin/dashboard',
    ] as const) {
      await client.fail(403, call, call.startsWith('P') ? {} : undefined);
    }
  }
});

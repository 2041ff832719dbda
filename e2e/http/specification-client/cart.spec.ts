import { expect, test } from '../../fixtures/http-test.ts';
import { newShopper, unknownId, type CartItem, type Client, type Product } from './client.ts';

interface CartAnswer {
  message: string;
  data: { items: CartItem[]; saved: CartItem[]; shippingFee: number };
}

const add = 'POST /api/shop/cart/add';
const update = 'PUT /api/shop/cart/update-cart';
const read = (client: Client) =>
  client.succeed<CartAnswer>(`GET /api/shop/cart/get/${client.user.id}`);

const lineOf = (product: Product, quantity: number) => ({
  productId: product._id,
  title: product.name,
  price: product.price,
  salePrice: product.salePrice,
  quantity,
});

test('[API-05] [API-06] [API-07] [API-08] [CT-02] each cart call answers the cart as it is now', async ({
  shop,
}) => {
  const client = await newShopper(shop.web);
  const product = await client.findInStock('keyboard');
  const productId = product._id;
  const expectCart = async (answer: CartAnswer, quantity?: number) => {
    const items = quantity === undefined ? [] : [lineOf(product, quantity)];
    expect(answer.data.items).toMatchObject(items);
    expect(answer.data.items).toHaveLength(items.length);
    expect(answer.message).toMatch(/./);
    expect((await read(client)).data).toEqual(answer.data);
  };
  await expectCart(await client.succeed(add, { productId, quantity: 1 }), 1);
  await expectCart(await client.succeed(add, { productId, quantity: 2 }), 3);
  await expectCart(await client.succeed(update, { productId, quantity: 2 }), 2);
  const { id: userId } = client.user;
  await expectCart(await client.succeed(update, { userId, productId, quantity: 4 }), 4);
  await expectCart(await client.succeed(`DELETE /api/shop/cart/${userId}/${productId}`));
});

test('[API-06] [CT-05] an empty cart is empty, with the default shipping fee', async ({ shop }) => {
  const client = await newShopper(shop.web);
  expect((await read(client)).data).toMatchObject({ items: [], shippingFee: 75 });
});

test('[API-06] the picture of a cart item loads as given', async ({ shop }) => {
  const client = await newShopper(shop.web);
  const { _id: productId } = await client.findInStock('mouse');
  const { data } = await client.succeed<CartAnswer>(add, { productId, quantity: 1 });
  await client.expectPicture(data.items[0]?.image ?? 'no picture');
});

for (const quantity of [0, -1, 1.5, 'two', null, undefined]) {
  test(`[CT-07] [API-23] refuses a quantity of ${quantity}`, async ({ shop }) => {
    const client = await newShopper(shop.web);
    const { _id: productId } = await client.findInStock('keyboard');
    await client.succeed(add, { productId, quantity: 1 });
    for (const call of [add, update] as const) {
      const { fields } = await client.fail(400, call, { productId, quantity });
      expect(Object.keys(fields ?? {})).toContain('quantity');
    }
    expect((await read(client)).data.items).toMatchObject([{ productId, quantity: 1 }]);
  });
}

test('[CT-07] [ER-02] a quantity above stock is refused and the cart stays', async ({ shop }) => {
  const client = await newShopper(shop.web);
  const { _id: productId, totalStock } = await client.findInStock('ups_avr');
  await client.succeed(add, { productId, quantity: 1 });
  for (const call of [add, update] as const) {
    const { message } = await client.fail(409, call, { productId, quantity: totalStock + 1 });
    expect(message).toContain(`Only ${totalStock} items available`);
  }
  expect((await read(client)).data.items).toMatchObject([{ productId, quantity: 1 }]);
});

test('[ER-02] an unknown product and a quantity of an item that is not in the cart are refused', async ({
  shop,
}) => {
  const client = await newShopper(shop.web);
  const { _id } = await client.findInStock('keyboard');
  const unknown = { productId: unknownId, quantity: 1 };
  await client.fail(404, add, unknown);
  await client.fail(404, update, unknown);
  await client.succeed(`DELETE /api/shop/cart/${client.user.id}/${unknownId}`);
  await client.fail(404, update, { productId: _id, quantity: 1 });
  const { fields } = await client.fail(400, add, { quantity: 1 });
  expect(Object.keys(fields ?? {})).toEqual(['productId']);
});

test("[CT-01] other people's carts answer 404 and stay as they are", async ({ shop }) => {
  const owner = await newShopper(shop.web);
  const stranger = await newShopper(shop.web);
  const { _id: productId } = await owner.findInStock('keyboard');
  await owner.succeed(add, { productId, quantity: 2 });
  const userId = owner.user.id;
  await stranger.succeed(add, { productId, quantity: 1 });
  await stranger.fail(404, `GET /api/shop/cart/get/${userId}`);
  await stranger.fail(404, update, { userId, productId, quantity: 1 });
  await stranger.fail(404, `DELETE /api/shop/cart/${userId}/${productId}`);
  await stranger.fail(404, `DELETE /api/shop/cart/clear/${userId}`);
  expect((await read(owner)).data.items).toMatchObject([{ productId, quantity: 2 }]);
});

test('[API-24] [CT-03] [CT-04] an item is saved for later, moved back, cleared and restored', async ({
  shop,
}) => {
  const client = await newShopper(shop.web);
  const product = await client.findInStock('headset');
  const productId = product._id;
  await client.succeed(add, { productId, quantity: 2 });
  const filled = (await read(client)).data;
  await client.succeed('POST /api/shop/saved', { productId });
  expect((await read(client)).data.items).toEqual([]);
  const saved = await client.succeed<CartAnswer>('GET /api/shop/saved');
  expect(saved.data.saved).toMatchObject([lineOf(product, 2)]);
  await client.succeed(`DELETE /api/shop/saved/${productId}`);
  expect((await client.succeed<CartAnswer>('GET /api/shop/saved')).data.saved).toEqual([]);

  const cleared = `DELETE /api/shop/cart/clear/${client.user.id}` as const;
  expect((await client.succeed<CartAnswer>(cleared)).data).toMatchObject({
    items: [],
    shippingFee: 75,
  });
  const restored = await client.succeed<CartAnswer>('POST /api/shop/cart/restore', {
    userId: client.user.id,
    savedAt: new Date().toISOString(),
    items: filled.items,
  });
  expect(restored.data.items).toMatchObject([lineOf(product, 2)]);
});

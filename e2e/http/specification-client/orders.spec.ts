import { expect, test } from '../../fixtures/http-test.ts';
import { newShopper, unknownId, type CartItem, type Client, type Product } from './client.ts';

interface Order {
  _id: string;
  orderNumber: string;
  items: CartItem[];
  subtotal: number;
  shippingFee: number;
  total: number;
  status: string;
  paymentStatus: string;
}

const place = 'POST /api/shop/orders';
const effective = ({ price, salePrice }: Product) => (salePrice > 0 ? salePrice : price);

async function addAddress(client: Client): Promise<string> {
  const { data } = await client.succeed<{ data: { _id: string } }>('POST /api/shop/address/add', {
    fullName: 'Maria Santos',
    phone: '09175550142',
    psgcCode: '1381300082',
    street: '118 Kalayaan Avenue',
    postalCode: '1100',
  });
  return data._id;
}

/** A shopper with an address and one kind of product in the cart. */
async function readyToOrder(shop: string, category = 'cables', quantity = 2) {
  const client = await newShopper(shop);
  const addressId = await addAddress(client);
  const product = await client.findInStock(category);
  const fill = () =>
    client.succeed('POST /api/shop/cart/add', { productId: product._id, quantity });
  await fill();
  const order = (body: object = { addressId, paymentMethod: 'cod' }) =>
    client.succeed<{ order: Order }>(place, body);
  const find = async (id: string) =>
    (await client.succeed<{ order: Order }>(`GET /api/shop/orders/${id}`)).order;
  return { client, addressId, product, fill, order, find };
}

test('[API-09] [API-10] [API-11] [OR-05] an order is placed from the cart, priced by the shop', async ({
  shop,
}) => {
  const { client, addressId, product, order: send } = await readyToOrder(shop.web);
  const { order } = await send({
    addressId,
    paymentMethod: 'cod',
    items: [{ productId: product._id, price: 1, quantity: 2 }],
    total: 2,
  });
  const price = effective(product);
  expect(order).toMatchObject({
    items: [{ productId: product._id, title: product.name, price, quantity: 2 }],
    subtotal: price * 2,
    shippingFee: 75,
    total: price * 2 + 75,
    paymentMethod: 'cod',
    status: 'pending',
    address: { fullName: 'Maria Santos', postalCode: '1100' },
    userId: client.user.id,
  });
  await client.expectPicture(order.items[0]?.image ?? 'no picture');
  const single = await client.succeed<{ order: Order }>(`GET /api/shop/orders/${order._id}`);
  expect(single).toMatchObject({ order });
  const { orders } = await client.succeed<{ orders: Order[] }>(
    `GET /api/shop/orders/user/${client.user.id}`,
  );
  expect(orders).toMatchObject([{ _id: order._id, orderNumber: order.orderNumber }]);
  const cart = await client.succeed<{ data: { items: CartItem[] } }>(
    `GET /api/shop/cart/get/${client.user.id}`,
  );
  expect(cart.data.items).toEqual([]);
});

test('[API-09] the same order sent again without a key answers the order as it is now', async ({
  shop,
}) => {
  const { client, addressId, order: send } = await readyToOrder(shop.web, 'adapters', 1);
  const { order } = await send();
  expect((await send()).order).toEqual(order);
  await client.succeed(`POST /api/shop/orders/${order._id}/cancel`);
  expect((await send()).order).toMatchObject({ _id: order._id, status: 'cancelled' });
  const other = { addressId, paymentMethod: 'bank_transfer' };
  expect((await client.fail(409, place, other)).code).toBe('order.cart_empty');
  const { orders } = await client.succeed<{ orders: Order[] }>(
    `GET /api/shop/orders/user/${client.user.id}`,
  );
  expect(orders).toHaveLength(1);
});

test('[API-09] a second order of the same things without a key is a new order', async ({
  shop,
}) => {
  const { order: send, fill } = await readyToOrder(shop.web, 'hubs', 1);
  const first = (await send()).order;
  await fill();
  const second = (await send()).order;
  expect(second._id).not.toBe(first._id);
});

test('[API-09] an empty cart cannot be ordered', async ({ shop }) => {
  const client = await newShopper(shop.web);
  const addressId = await addAddress(client);
  const { code } = await client.fail(409, place, { addressId, paymentMethod: 'cod' });
  expect(code).toBe('order.cart_empty');
});

test('[API-09] [API-23] an order names what is missing or wrong', async ({ shop }) => {
  const { client, addressId } = await readyToOrder(shop.web, 'mouse', 1);
  for (const [field, body] of [
    ['addressId', { paymentMethod: 'cod' }],
    ['paymentMethod', { addressId }],
    ['paymentMethod', { addressId, paymentMethod: 'barter' }],
  ] as const) {
    const { fields } = await client.fail(400, place, body);
    expect(Object.keys(fields ?? {})).toEqual([field]);
  }
  const stranger = await newShopper(shop.web);
  for (const id of [await addAddress(stranger), unknownId]) {
    await client.fail(404, place, { addressId: id, paymentMethod: 'cod' });
  }
  await client.fail(409, place, { addressId, paymentMethod: 'cod', expectedTotal: 1 });
});

test('[API-24] [OR-06] cancelling answers the cancelled order as data and gives stock back', async ({
  shop,
}) => {
  const { client, product, order: send, find } = await readyToOrder(shop.web, 'cctv', 3);
  const stock = async () => {
    const call = `GET /api/shop/products/get/${product._id}` as const;
    return (await client.succeed<{ data: Product }>(call)).data.totalStock;
  };
  const before = await stock();
  const { order } = await send();
  await expect.poll(stock).toBe(before - 3);
  const cancel = `POST /api/shop/orders/${order._id}/cancel` as const;
  const { data } = await client.succeed<{ data: Order }>(cancel);
  expect(data).toMatchObject({ _id: order._id, status: 'cancelled' });
  expect({ found: await find(order._id) }).toMatchObject({ found: data });
  await expect.poll(stock).toBe(before);
  await client.fail(409, cancel);
});

test("[API-10] [API-11] other people's orders and unknown orders answer 404", async ({ shop }) => {
  const { client, order: send } = await readyToOrder(shop.web, 'cables', 1);
  const { order } = await send();
  const stranger = await newShopper(shop.web);
  await stranger.fail(404, `GET /api/shop/orders/user/${client.user.id}`);
  for (const id of [order._id, unknownId]) {
    await stranger.fail(404, `GET /api/shop/orders/${id}`);
    await stranger.fail(404, `POST /api/shop/orders/${id}/cancel`);
  }
  const none = `GET /api/shop/orders/user/${stranger.user.id}` as const;
  expect((await stranger.succeed<{ orders: Order[] }>(none)).orders).toEqual([]);
});

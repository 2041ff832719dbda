import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { draftAddress } from '../people/buyer.ts';
import type { SignedIn } from '../people/people.ts';
import { payOrders } from './changed-orders.ts';
import { newProduct } from './product.ts';
import type { testShop } from '../test-shop.ts';

export interface OrderDeps {
  inject: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  shop: ReturnType<typeof testShop>;
}

/** Orders one product over HTTP and marks it paid. Needs `newLocalities` first. */
export async function placePaidOrder(
  { user, headers }: SignedIn,
  { inject, shop }: OrderDeps,
): Promise<string> {
  const send = async <Reply>(method: 'POST' | 'DELETE', url: string, payload?: object) => {
    const reply = await inject({ method, url, headers, ...(payload && { payload }) });
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return reply.json<Reply>();
  };
  const productId = await newProduct(shop);
  const { data } = await send<{ data: { _id: string } }>(
    'POST',
    '/api/shop/address/add',
    draftAddress(),
  );
  await send('DELETE', `/api/shop/cart/clear/${user.id}`);
  await send('POST', '/api/shop/cart/add', { productId, quantity: 1 });
  const { order } = await send<{ order: { _id: string } }>('POST', '/api/shop/orders', {
    addressId: data._id,
    paymentMethod: 'bank_transfer',
  });
  await send('DELETE', `/api/shop/address/delete/${user.id}/${data._id}`);
  await payOrders(shop, [order._id]);
  return order._id;
}

import type { Address } from '@sirkito/contracts/addresses/schemas';
import type { FastifyInstance } from 'fastify';
import type { testShop } from '../test-shop.ts';
import { draftAddress } from './buyer.ts';
import { peopleOf } from './people.ts';

/** Returns a shopper with an address, who calls the API. Needs `newLocalities` first. */
export async function httpBuyer(shop: ReturnType<typeof testShop>, app: FastifyInstance) {
  const { user, headers } = await peopleOf(shop, app).shopper();
  const ask = (url: string) => app.inject({ url, headers });
  const send = (url: string, payload: object, more: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { ...headers, ...more } });
  const saved = await send('/api/shop/address/add', draftAddress());
  return {
    ask,
    send,
    userId: user.id,
    addressId: saved.json<{ data: Address }>().data._id,
    fillCart: (productId: string, quantity = 1) =>
      send('/api/shop/cart/add', { productId, quantity }),
  };
}

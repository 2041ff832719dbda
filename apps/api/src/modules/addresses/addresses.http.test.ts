import type { Address } from '@sirkito/contracts/addresses/schemas';
import { beforeAll, expect, test } from 'vitest';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

test('[API-17] lets only the owner add, read, change and delete addresses', async () => {
  const app = await shop.app();
  const people = peopleOf(shop, app);
  const [owner, stranger] = [await people.shopper(), await people.shopper()];
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { payload, by = owner }: { payload?: object; by?: typeof owner } = {},
  ) =>
    app.inject({
      method,
      url: `/api/shop/address/${path}`,
      headers: by.headers,
      ...(payload && { payload }),
    });

  const added = await call('POST', 'add', { payload: draftAddress() });
  expect(added.statusCode).toBe(200);
  const { success, data: address } = added.json<{ success: boolean; data: Address }>();
  expect({ success, address }).toMatchObject({
    success: true,
    address: { fullName: 'Test Buyer', cityMunicipality: 'Quezon City', isDefault: true },
  });
  const list = await call('GET', `get/${owner.user.id}`);
  expect(list.json()).toEqual({ success: true, data: [address] });

  const one = `${owner.user.id}/${address._id}`;
  const moved = { ...draftAddress(), street: '2 Other Street' };
  for (const refused of [
    await call('GET', `get/${owner.user.id}`, { by: stranger }),
    await call('PUT', `update/${one}`, { payload: moved, by: stranger }),
    await call('DELETE', `delete/${one}`, { by: stranger }),
    await call('PUT', `update/${stranger.user.id}/${address._id}`, {
      payload: moved,
      by: stranger,
    }),
  ]) {
    expect(refused.statusCode).toBe(404);
  }
  const changed = await call('PUT', `update/${one}`, { payload: moved });
  expect(changed.json()).toMatchObject({
    success: true,
    data: { _id: address._id, street: '2 Other Street' },
  });
  const removed = await call('DELETE', `delete/${one}`);
  expect(removed.json()).toEqual({ success: true, data: [] });
});

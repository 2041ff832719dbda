import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { peopleOf, type SignedIn } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let app: FastifyInstance;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  app = await shop.app();
  people = peopleOf(shop, app);
});

const register = (userName: string, email = `${randomUUID()}@sirkito.test`) => {
  const password = 'correct horse battery';
  const payload = { userName, email, password, confirmPassword: password };
  return app.inject({ method: 'POST', url: '/api/auth/register', payload });
};
const rename = ({ headers }: SignedIn, userName: string) =>
  app.inject({ method: 'PUT', url: '/api/account/profile', headers, payload: { userName } });
const reserved = {
  code: 'accounts.name_reserved',
  fields: { userName: expect.stringContaining('Use your own name') as string },
};

test('[SC-77] nobody registers or renames an account like the shop or its staff', async () => {
  const buyer = await people.shopper();
  for (const name of ['Sirkito', 'Store', 's1rkito  support', 'Admin']) {
    const email = `${randomUUID()}@sirkito.test`;
    for (const reply of [await register(name, email), await rename(buyer, name)]) {
      expect([reply.statusCode, reply.json()]).toMatchObject([400, reserved]);
    }
    expect((await register('Maria Santos', email)).statusCode).toBe(200);
  }
  const profile = await app.inject({ url: '/api/account/profile', headers: buyer.headers });
  expect(profile.json()).toMatchObject({ data: { userName: 'Maria Santos' } });
});

test('[SC-77] reserves the name that the shop has in its settings', async () => {
  expect((await register('Bahay ng PC')).statusCode).toBe(200);
  await shop.asOwner(
    `insert into setting (key, value, updated_at)
     values ('store_profile', '{"brandName": "Bahay ng PC"}', now())`,
  );
  expect((await register('bahay-ng-pc')).json()).toMatchObject(reserved);
});

test('[SC-77] staff may answer to the name of the shop', async () => {
  const clerk = await people.staff({ staffRole: 'support' });
  const reply = await rename(clerk, 'Sirkito Support');
  expect(reply.json()).toMatchObject({ data: { userName: 'Sirkito Support' } });
});

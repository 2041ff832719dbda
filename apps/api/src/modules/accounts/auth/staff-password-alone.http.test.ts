import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { peopleOf, type SignedIn } from '#api/testing/people/people.ts';
import { turnOnTwoFactor } from '#api/testing/people/totp.ts';
import { findEvents } from '#api/testing/security-events.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let app: FastifyInstance;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  app = await shop.app();
  people = peopleOf(shop, app);
});

const ask = (
  { headers }: SignedIn,
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) => app.inject({ method, url: `/api/account${path}`, headers, ...(payload && { payload }) });
const newPassword = 'a longer horse battery';

/** Signs in at the shop, which asks for no code. */
async function withPasswordAlone() {
  const clerk = await people.staff({ staffRole: 'orders' });
  await turnOnTwoFactor(shop, app, clerk);
  return { clerk, thief: await people.signIn(clerk) };
}

test('[SC-76] the password of staff alone changes no password and ends no staff session', async () => {
  const { clerk, thief } = await withPasswordAlone();
  const sessions = await ask(thief, 'GET', '/sessions');
  const staffSession = sessions
    .json<{ data: { id: string; kind: string }[] }>()
    .data.find(({ kind }) => kind === 'staff');
  const replies = [
    await ask(thief, 'PUT', '/password', { currentPassword: clerk.password, newPassword }),
    await ask(thief, 'DELETE', `/sessions/${String(staffSession?.id)}`),
    await ask(thief, 'DELETE', '/sessions'),
  ];
  for (const reply of replies) {
    expect([reply.statusCode, reply.json()]).toMatchObject([
      403,
      {
        code: 'accounts.staff_session_required',
        message: 'You work here, so do this under My account in the back office',
      },
    ]);
  }
  expect((await app.inject({ url: '/api/admin/me', headers: clerk.headers })).statusCode).toBe(200);

  const body = { currentPassword: clerk.password, newPassword };
  expect((await ask(clerk, 'PUT', '/password', body)).statusCode).toBe(200);
  expect((await ask(thief, 'GET', '/sessions')).statusCode).toBe(401);
  const again = await people.signIn({ ...clerk, password: newPassword });
  const { data } = (await ask(clerk, 'GET', '/sessions')).json<{
    data: { id: string; kind: string }[];
  }>();
  const shopping = data.find(({ kind }) => kind === 'shopper');
  expect((await ask(clerk, 'DELETE', `/sessions/${String(shopping?.id)}`)).statusCode).toBe(200);
  expect((await ask(again, 'GET', '/sessions')).statusCode).toBe(401);
  expect((await ask(clerk, 'DELETE', '/sessions')).statusCode).toBe(200);
});

test('[SC-76] the correct password of staff without a code is in the security log', async () => {
  const { clerk } = await withPasswordAlone();
  const at = async (password: string) => {
    const payload = { email: clerk.email, password };
    return app.inject({ method: 'POST', url: '/api/auth/admin-login', payload });
  };
  expect((await at(clerk.password)).json()).toMatchObject({ code: 'auth.two_factor_required' });
  const [event, ...others] = await findEvents(shop, 'second_factor_missing', {
    accountId: clerk.user.id,
  });
  expect(event).toMatchObject({ details: { area: 'staff' }, network: '127.0.0.0/24' });
  expect(others).toEqual([]);
  expect(event.text).not.toContain(clerk.email);
});

import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { lockStaff, updateStaffDisabled } from '../account/staff.queries.ts';

const shop = testShop();
let app: FastifyInstance;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  app = await shop.app();
  people = peopleOf(shop, app);
});

const change = (by: { headers: Record<string, string> }, id: string, payload: object) =>
  app.inject({ method: 'PUT', url: `/api/admin/staff/${id}`, headers: by.headers, payload });

test('lets an owner invite a staff member, who sets a password by e-mail', async () => {
  const owner = await people.staff();
  const payload = { email: 'new@shop.example', userName: 'New One', staffRole: 'support' };
  const reply = await app.inject({
    method: 'POST',
    url: '/api/admin/staff',
    headers: owner.headers,
    payload,
  });
  expect(reply.json<{ data: object[] }>().data).toContainEqual(
    expect.objectContaining({ ...payload, invitation: 'pending', isDisabled: false }),
  );
  expect(await shop.jobs()).toContainEqual(
    expect.objectContaining({ name: 'accounts.send_staff_invitation' }),
  );
});

test('refuses an invitation for existing staff', async () => {
  const owner = await people.staff();
  const reply = await app.inject({
    method: 'POST',
    url: '/api/admin/staff',
    headers: owner.headers,
    payload: { email: owner.user.email, userName: 'Myself', staffRole: 'support' },
  });
  expect([reply.statusCode, reply.json()]).toMatchObject([409, { code: 'accounts.already_staff' }]);
  const me = await app.inject({ url: '/api/admin/me', headers: owner.headers });
  expect(me.json()).toMatchObject({ data: { staffRole: 'owner' } });
});

test('disables a staff member immediately and enables them again', async () => {
  const [owner, clerk] = [await people.staff(), await people.staff({ staffRole: 'orders' })];
  const look = () => app.inject({ url: '/api/admin/products/get', headers: clerk.headers });
  expect((await look()).statusCode).toBe(200);
  await change(owner, clerk.user.id, { staffRole: 'orders', isDisabled: true });
  expect((await look()).statusCode).toBe(401);
  await expect(people.signIn(clerk, { asStaff: true })).rejects.toThrow('auth.bad_credentials');
  await expect(people.signIn(clerk)).rejects.toThrow('auth.bad_credentials');
  await change(owner, clerk.user.id, { staffRole: 'catalogue', isDisabled: false });
  const { headers } = await people.signIn(clerk, { asStaff: true });
  const me = await app.inject({ url: '/api/admin/me', headers });
  expect(me.json()).toMatchObject({ data: { staffRole: 'catalogue' } });
  const log = await app.inject({
    url: `/api/admin/audit?search=${clerk.user.id}`,
    headers: owner.headers,
  });
  expect(log.json<{ data: object[] }>().data).toMatchObject([
    { action: 'accounts.change_staff', actor: { id: owner.user.id }, after: { isDisabled: false } },
    { action: 'accounts.change_staff', before: { isDisabled: false }, after: { isDisabled: true } },
  ]);
});

test('changes role and disabled state independently', async () => {
  const [owner, clerk] = [await people.staff(), await people.staff({ staffRole: 'orders' })];
  await change(owner, clerk.user.id, { isDisabled: true });
  const reply = await change(owner, clerk.user.id, { staffRole: 'catalogue' });
  const member = { id: clerk.user.id, staffRole: 'catalogue', isDisabled: true };
  expect(reply.json<{ data: object[] }>().data).toContainEqual(expect.objectContaining(member));
  expect((await change(owner, clerk.user.id, {})).statusCode).toBe(400);
});

test('refuses changes to oneself and keeps one of two owners who disable each other', async () => {
  const [one, other] = [await people.staff(), await people.staff()];
  const out = { staffRole: 'owner', isDisabled: true };
  expect((await change(one, one.user.id, out)).json()).toMatchObject({
    code: 'accounts.own_access',
  });
  const replies = await Promise.all([
    change(one, other.user.id, out),
    change(other, one.user.id, out),
  ]);
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const { rows } = await shop.asOwner(
    'select count(*) as n from account where id = any($1) and disabled_at is null',
    [[one.user.id, other.user.id]],
  );
  expect(Number(rows[0]?.n)).toBe(1);
});

test('refuses an invitation from an owner who is disabled concurrently', async () => {
  const owner = await people.staff();
  const ctx = shop.as({ kind: 'shop' });
  const email = `${randomUUID()}@shop.example`;
  const waiting = async () =>
    (
      await shop.asOwner(
        `select from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock' and query like '%hashtext(''staff'')%'`,
      )
    ).rowCount;
  const { inviting } = await ctx.transact(async (tx) => {
    await lockStaff(tx);
    const reply = app.inject({
      method: 'POST',
      url: '/api/admin/staff',
      headers: owner.headers,
      payload: { email, userName: 'A Friend', staffRole: 'owner' },
    });
    // inject() is lazy: the request is sent once `then` is called.
    const asked = reply.then((answer) => answer);
    await expect.poll(waiting).toBe(1);
    await updateStaffDisabled(tx, owner.user.id, ctx.now(), ctx.now());
    return { inviting: asked };
  });
  expect((await inviting).json()).toMatchObject({ code: 'auth.permission_denied' });
  const { rowCount } = await shop.asOwner('select from account where email = $1', [email]);
  expect(rowCount).toBe(0);
});

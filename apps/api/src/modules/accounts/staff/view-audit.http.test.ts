import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@sirkito/contracts/staff/staff-log-schemas';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { peopleOf, type SignedIn } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let app: FastifyInstance;
let [owner, clerk, customer]: SignedIn[] = [];
let order: { id: string; number: string; productId: string };

beforeAll(async () => {
  await newLocalities(shop);
  app = await shop.app();
  const people = peopleOf(shop, app);
  [owner, clerk, customer] = [
    await people.staff(),
    await people.staff({ staffRole: 'orders' }),
    await people.shopper(),
  ];
  for (const [who, name] of [
    [clerk, 'Clara Reyes'],
    [customer, 'Juan Dela Cruz'],
  ] as const) {
    await shop.asOwner('update account set user_name = $2 where id = $1', [who?.user.id, name]);
  }
  const { orderId, productId } = await newOrder(shop);
  await shop.asOwner(`update product set name = 'Palit RTX 5070 Ti' where id = $1`, [productId]);
  const { rows } = await shop.asOwner('select number from customer_order where id = $1', [orderId]);
  const number = String((rows as { number: string }[])[0]?.number);
  order = { id: orderId, number, productId };
  await send(clerk, 'PUT', `orders/${orderId}/status`, { version: 1, status: 'confirmed' });
  await send(clerk, 'POST', `inventory/${productId}/adjust`, {
    key: randomUUID(),
    quantity: 5,
    reason: 'received',
    note: 'DR-1',
  });
  await send(owner, 'GET', `customers/${customer.user.id}`);
});

async function send(
  who: SignedIn | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) {
  const reply = await app.inject({
    method,
    url: `/api/admin/${path}`,
    headers: who?.headers ?? {},
    ...(payload && { payload }),
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply;
}

const search = async (text: string) =>
  (await send(owner, 'GET', `audit?search=${encodeURIComponent(text)}`)).json<{
    data: AuditEntry[];
  }>().data;

test('[SC-35] the audit log is searchable by order number and names it', async () => {
  for (const text of [`SK-${order.number}`, order.number]) {
    expect(await search(text)).toMatchObject([
      {
        action: 'orders.change_status',
        actor: { userName: 'Clara Reyes' },
        subject: { type: 'order', id: order.id, name: `SK-${order.number}` },
      },
    ]);
  }
});

test('[SC-35] it is searchable by product, SKU, customer and staff member', async () => {
  const product = { type: 'product', id: order.productId, name: 'Palit RTX 5070 Ti' };
  expect(await search('palit rtx')).toMatchObject([{ subject: product }]);
  expect(await search(`T-${order.productId}`)).toMatchObject([{ subject: product }]);
  const viewed = { type: 'customer', id: customer?.user.id, name: 'Juan Dela Cruz' };
  expect(await search('dela cruz')).toMatchObject([{ action: 'customers.view', subject: viewed }]);
  expect(await search(customer?.email ?? '')).toMatchObject([{ subject: viewed }]);
  const byClara = await search('Clara Reyes');
  expect(byClara.map(({ action }) => action)).toEqual([
    'inventory.adjust_stock',
    'orders.change_status',
  ]);
  expect(await search('100%')).toEqual([]);
});

test('[SC-35] it is searchable by former staff', async () => {
  const former = await peopleOf(shop, app).staff({ staffRole: 'orders' });
  await shop.asOwner(`update account set user_name = 'Flor Abad' where id = $1`, [former.user.id]);
  await send(former, 'GET', `customers/${customer?.user.id ?? ''}`);
  await send(owner, 'DELETE', `staff/${former.user.id}`);
  const found = await search('Flor Abad');
  expect(found.map(({ action }) => action)).toContain('customers.view');
});

test('[SC-35] an entry about something deleted has no name, and names are read at once', async () => {
  await shop.asOwner(
    `insert into audit_entry (id, at, actor_id, action, subject, request_id)
     select gen_random_uuid(), now(), $1, 'catalog.remove_product', 'product:' || gen_random_uuid(), 'x'
     from generate_series(1, 40)`,
    [clerk?.user.id],
  );
  const found = await search('remove_product');
  expect(found).toHaveLength(40);
  expect(new Set(found.map(({ subject }) => subject.name))).toEqual(new Set([null]));
});

test("[SC-36] the order's timeline and the stock ledger say who made each change", async () => {
  const { data } = (await send(owner, 'GET', `orders/${order.id}`)).json();
  expect(data.order.timeline).toMatchObject([{ status: 'pending' }, { status: 'confirmed' }]);
  expect(data.timelineActors).toEqual([
    { kind: 'customer', name: null },
    { kind: 'staff', name: 'Clara Reyes' },
  ]);
  const ledger = (await send(owner, 'GET', `inventory/${order.productId}`)).json().data;
  expect(ledger.movements).toMatchObject([
    { reason: 'received', actor: { kind: 'staff', name: 'Clara Reyes' } },
    { reason: 'sold', actor: { kind: 'customer', name: null } },
    // Older than the field.
    { reason: 'adjusted', actor: null },
  ]);
});

test("[SC-36] the customer's own view of the order doesn't name staff", async () => {
  await shop.asOwner('update customer_order set account_id = $2 where id = $1', [
    order.id,
    customer?.user.id,
  ]);
  const reply = await app.inject({
    url: `/api/shop/orders/${order.id}`,
    headers: customer?.headers ?? {},
  });
  expect(reply.json().order.timeline).toHaveLength(2);
  expect(reply.body).not.toContain('Clara');
});

import type { SecurityEventKind } from '@sirkito/commerce';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { newLocalities } from '#api/testing/data/localities.ts';
import { placePaidOrder } from '#api/testing/data/paid-order.ts';
import { peopleOf, type SignedIn } from '#api/testing/people/people.ts';
import { findEvents } from '#api/testing/security-events.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let app: FastifyInstance;
let [clerk, customer]: SignedIn[] = [];
let orderId: string;
const proofId = '01930000-0000-7000-8000-000000000001';
beforeAll(async () => {
  await newLocalities(shop);
  app = await shop.app();
  const people = peopleOf(shop, app);
  clerk = await people.staff();
  customer = await people.shopper();
  orderId = await placePaidOrder(customer, { inject: (options) => app.inject(options), shop });
  await shop.asOwner(`insert into payment_proof values ($1, $2, $3, '\\x00', now())`, [
    proofId,
    orderId,
    customer.user.id,
  ]);
});

const view = (url: string, who = clerk) =>
  app.inject({ url: `/api/admin/${url}`, headers: who?.headers ?? {} });

interface View {
  kind: SecurityEventKind;
  url: () => string;
  subject?: () => string;
  details?: object;
}

const order = () => `order:${orderId}`;
const views: readonly View[] = [
  {
    kind: 'customers_listed',
    url: () => `customers?search=${customer?.email}`,
    details: { isSearch: true, people: 1 },
  },
  {
    kind: 'customer_viewed',
    url: () => `customers/${customer?.user.id}`,
    subject: () => `account:${customer?.user.id}`,
  },
  { kind: 'orders_listed', url: () => 'orders/get', details: { isSearch: false } },
  { kind: 'order_viewed', url: () => `orders/${orderId}`, subject: order },
  {
    kind: 'order_documents_viewed',
    url: () => `orders/packing-slips?ids=${orderId}`,
    subject: order,
    details: { document: 'packing slip' },
  },
  {
    kind: 'payment_proof_viewed',
    url: () => `orders/${orderId}/proofs/${proofId}`,
    subject: order,
  },
  { kind: 'messages_listed', url: () => 'messages' },
  {
    kind: 'invoices_listed',
    url: () => 'books/documents?month=2026-11',
    details: { month: '2026-11' },
  },
  {
    kind: 'books_exported',
    url: () => 'books/sales-book.csv?month=2026-11',
    details: { file: 'sales book', month: '2026-11', people: expect.any(Number) },
  },
  { kind: 'products_exported', url: () => 'products/export' },
];

test.each(views)('[SC-31] stores $kind', async ({ kind, url, subject, details = {} }) => {
  const reply = await view(url());
  expect(reply.statusCode, reply.body).toBe(200);
  const [event] = await findEvents(shop, kind);
  expect(event).toMatchObject({
    accountId: clerk?.user.id,
    subject: subject?.() ?? null,
    network: '127.0.0.0/24',
    requestId: reply.headers['x-request-id'],
    details,
  });
  expect(event.text).not.toContain(customer?.email);
});

test('[SC-31] stores every order whose label was opened', async () => {
  const place = () =>
    placePaidOrder(customer as SignedIn, { inject: (options) => app.inject(options), shop });
  const ids = [await place(), await place()];
  const { statusCode, body } = await view(`orders/labels?ids=${ids.join(',')}`);
  expect(statusCode, body).toBe(200);
  for (const id of ids) {
    const [event] = await findEvents(shop, 'order_documents_viewed', { subject: `order:${id}` });
    expect(event.details).toEqual({ document: 'label' });
  }
});

test.each([':id/invoice', ':id/invoice.json', ':id/invoice.pdf', 'invoices?ids=:id'])(
  '[SC-31] stores a view of an invoice, orders/%s',
  async (path) => {
    const id = await placePaidOrder(customer as SignedIn, {
      inject: (options) => app.inject(options),
      shop,
    });
    const { statusCode, body } = await view(`orders/${path.replace(':id', id)}`);
    expect(statusCode, body).toBe(200);
    const events = await findEvents(shop, 'order_documents_viewed', { subject: `order:${id}` });
    expect(events.map(({ details }) => details)).toEqual([{ document: 'invoice' }]);
  },
);

test('[SC-31] stores a refused call with the account and the route', async () => {
  expect((await view('staff', customer)).statusCode).toBe(403);
  const [event] = await findEvents(shop, 'access_refused', { accountId: customer?.user.id ?? '' });
  expect(event.details).toEqual({ code: 'auth.wrong_role', call: 'GET /api/admin/staff' });
});

test('[SC-32] answers views while the log cannot be written', async () => {
  await shop.asOwner('revoke insert on security_event from sirkito_app');
  const [list, one] = [await view('orders/get?search=1'), await view('customers?search=nobody')];
  expect([list.statusCode, one.statusCode]).toEqual([200, 200]);
  const dropped = async () =>
    Number(
      /^security_events_dropped_total (\d+)/m.exec((await app.inject('/metrics')).body)?.[1] ?? 0,
    );
  await expect.poll(dropped, { timeout: 10_000 }).toBeGreaterThan(0);
  await shop.asOwner('grant insert on security_event to sirkito_app');
});

test('[SC-34] counts events by kind', async () => {
  const { body } = await app.inject('/metrics');
  expect(body).toMatch(/^security_events_total\{kind="order_viewed"\} [1-9]/m);
  expect(body).toMatch(/^security_events_total\{kind="sign_in_succeeded"\} [1-9]/m);
  expect(body).toMatch(/^security_events_total\{kind="two_factor_disabled"\} 0/m);
});

test('[SC-34] counts the people shown by lists and exports to the account that saw most, once a page', async () => {
  await shop.asOwner(
    `insert into account (id, user_name, email, created_at, updated_at)
     select gen_random_uuid(), 'Copied', 'copied-' || n || '@shop.example', now(), now()
     from generate_series(1, 60) as n`,
  );
  const thief = await peopleOf(shop, app).staff();
  const shown = async () =>
    Number(/^people_shown_to_one_account (\d+)/m.exec((await app.inject('/metrics')).body)?.[1]);
  const readAll = async () => {
    for (let after = ''; ;) {
      const reply = await view(`customers?search=copied-${after && `&after=${after}`}`, thief);
      after = reply.json<{ next: string | null }>().next ?? '';
      if (!after) return;
    }
  };
  await readAll();
  await expect.poll(shown, { timeout: 10_000 }).toBe(60);
  await readAll();
  await view('books/sales-book.csv?month=2026-11', thief);
  const accountId = thief.user.id;
  const [{ details }] = await findEvents(shop, 'books_exported', { accountId });
  // The invoice and the sums.
  expect(details['people']).toBeGreaterThan(1);
  await expect.poll(shown, { timeout: 10_000 }).toBe(60 + Number(details['people']));
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderEmailHandlers } from '#api/modules/notifications/order-emails.jobs.ts';
import { appRole } from '#api/platform/db/session-settings.ts';
import { runJobs } from '#api/platform/jobs/job-runner.ts';
import type { Job } from '#api/platform/jobs/jobs.ts';
import { createMailer } from '#api/platform/mail/mail.ts';
import { testInbox } from '#api/testing/inbox.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newPromotion } from '#api/testing/data/promotion.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { reconcileNightly } from './reconcile-nightly.ts';
import { reconciliationRules } from './reconcile.queries.ts';
import { reconcile } from './reconcile.ts';

const shop = testShop();
const inbox = testInbox();
const ends = new AsyncDisposableStack();

const theShop = () => shop.as({ kind: 'shop' });

beforeAll(async () => {
  await newLocalities(shop);
  await newOrder(shop);
  await newPromotion(shop);
  await shop.asOwner(
    `insert into product_listing (product_id, category_id, brand_id, price_centavos, created_at,
       name, in_stock)
     select id, category_id, brand_id, price_centavos, created_at, name, true from product`,
  );
  const mailer = createMailer(inbox.smtpUrl, 'Sirkito <shop@sirkito.test>');
  ends.defer(() => mailer.close());
  const runner = await runJobs({
    url: shop.url,
    role: appRole,
    jobs: [...orderEmailHandlers] as unknown as Job[],
    log: shop.log,
    contextFor: (requestId) => ({
      ...theShop(),
      requestId,
      sendMail: mailer.send,
      shopUrl: 'https://shop.test',
    }),
  });
  ends.defer(() => runner.stop());
});
afterAll(() => ends.disposeAsync());

const different = async () =>
  (await reconcile(theShop())).filter((check) => check.different.length > 0);

/** SQL that breaks each rule, and SQL that restores it. */
const violations: [rule: string, violate: string, restore: string][] = [
  [
    'stock levels equal the sums of their movements',
    'update stock_level set on_hand = on_hand + 1',
    'update stock_level set on_hand = on_hand - 1',
  ],
  [
    'allocated stock equals the units of open orders',
    'update stock_level set allocated = allocated + 1',
    'update stock_level set allocated = allocated - 1',
  ],
  [
    'stock counts what unpaid orders of new customers hold',
    'update stock_level set held_unpaid = held_unpaid + 1',
    'update stock_level set held_unpaid = held_unpaid - 1',
  ],
  [
    'each listing shows whether its product is in stock',
    'update product_listing set in_stock = false',
    'update product_listing set in_stock = true',
  ],
  [
    'each order subtotal equals the sum of its items',
    'update order_line set quantity = quantity + 1',
    'update order_line set quantity = quantity - 1',
  ],
  [
    'what is paid for the items of each order is its total without shipping',
    'update order_line set paid_centavos = paid_centavos - 1',
    'update order_line set paid_centavos = paid_centavos + 1',
  ],
  [
    'each order discount matches its recorded promotion',
    'update customer_order set discount_centavos = 100, subtotal_centavos = subtotal_centavos + 100',
    'update customer_order set discount_centavos = 0, subtotal_centavos = subtotal_centavos - 100',
  ],
  [
    'each promotion counts the orders that use it',
    'update promotion set redemptions = redemptions + 1',
    'update promotion set redemptions = redemptions - 1',
  ],
  [
    'items are allocated to their order, then shipped or released with it',
    "update customer_order set status = 'cancelled'",
    "update customer_order set status = 'pending'",
  ],
  [
    'items are allocated to their order, then shipped or released with it',
    "update customer_order set status = 'shipped'",
    "update customer_order set status = 'pending'",
  ],
  [
    'every restocked return was inspected',
    `insert into stock_movement (id, at, kind, location_id, product_id, quantity, order_id)
     select gen_random_uuid(), now(), 'returned', 'main', product_id, 1, customer_order.id
     from stock_level cross join customer_order`,
    `delete from stock_movement where kind = 'returned';
     update stock_level set on_hand = on_hand - 1`,
  ],
  [
    'each order was placed exactly once',
    "update order_event set status = 'confirmed'",
    "update order_event set status = 'pending'",
  ],
  [
    'each payment status matches the payments and refunds',
    "update customer_order set payment_status = 'refunded'",
    "update customer_order set payment_status = 'unpaid'",
  ],
];

test.each(violations)('reports a violation of: %s', async (rule, violate, restore) => {
  const checks = await reconcile(theShop());
  expect(checks.flatMap((check) => check.different)).toEqual([]);
  expect(checks.find((check) => check.rule === rule)?.compared).toBeGreaterThan(0);
  await shop.asOwner(violate);
  const found = (await different()).map((check) => check.rule);
  await shop.asOwner(restore);
  expect(found).toContain(rule);
});

test('covers every rule', async () => {
  const rules = (await reconcile(theShop())).map(({ rule }) => rule);
  const aboutDocuments = [
    'issued documents are unchanged and without gaps',
    'the documents of each order add up to what was paid and kept',
  ];
  // Those are in issued-documents.db.test.ts, with an order that is paid.
  expect([...new Set(violations.map(([rule]) => rule)), ...aboutDocuments]).toEqual(rules);
});

const nightly = (time: string) => {
  const worker = () => reconcileNightly({ ...theShop(), now: () => new Date(time) });
  return Promise.all([worker(), worker()]);
};
const nights = async () =>
  (await shop.asOwner('select day::text, differences from reconciliation order by day')).rows;

test('reconciles once a night and e-mails mismatches to the shop once', async () => {
  await nightly('2026-11-16T19:30:00Z');
  await nightly('2026-11-17T18:59:00Z');
  expect(await nights()).toEqual([{ day: '2026-11-17', differences: 0 }]);

  await shop.asOwner('update stock_level set on_hand = on_hand + 1');
  await nightly('2026-11-17T19:00:00Z');
  await nightly('2026-11-17T21:00:00Z');
  expect((await nights()).at(-1)).toEqual({ day: '2026-11-18', differences: 1 });
  const email = await inbox.mailTo('hello@sirkito.test', "don't match");
  expect(email.text).toContain('stock levels equal the sums of their movements');
  expect(email.text).toContain('product ');
  await shop.asOwner('update stock_level set on_hand = on_hand - 1');
  const queued = await shop.asOwner(
    `select 1 from pgboss.job where name = 'notifications.send_reconciliation_mismatches'`,
  );
  expect(queued.rows).toHaveLength(1);
});

test('lets another worker take over an unfinished night after an hour', async () => {
  await shop.asOwner(
    `insert into reconciliation (day, started_at) values ('2026-12-01', '2026-11-30T19:00:00Z')`,
  );
  await nightly('2026-11-30T20:00:00Z');
  expect((await nights()).at(-1)).toEqual({ day: '2026-12-01', differences: null });
  await nightly('2026-11-30T20:00:01Z');
  expect((await nights()).at(-1)).toEqual({ day: '2026-12-01', differences: 0 });
});

test('refuses staff', async () => {
  await expect(reconcile(shop.as(shop.staff()))).rejects.toMatchObject({ code: 'auth.required' });
});

test.each(reconciliationRules)(
  'reads no ledger once per row: $rule',
  async ({ different: rows }) => {
    const plan = await sql`explain ${rows}`.execute(shop.db);
    expect(JSON.stringify(plan.rows)).not.toContain('SubPlan');
  },
);

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderLetterJobs } from '#api/modules/notifications/order-letters.jobs.ts';
import { appRole } from '#api/platform/db/pool.ts';
import { runJobs } from '#api/platform/job-runner.ts';
import type { Job } from '#api/platform/jobs.ts';
import { createMailer } from '#api/platform/mail.ts';
import { testInbox } from '#api/testing/inbox.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { newPromotion } from '#api/testing/promotion.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { reconcileNightly } from './reconcile-nightly.ts';
import { bookRules } from './reconcile.queries.ts';
import { reconcile } from './reconcile.ts';

const shop = testShop();
const inbox = testInbox();
const ends = new AsyncDisposableStack();

const theShop = () => shop.as({ kind: 'shop' });

beforeAll(async () => {
  await newPlaces(shop);
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
    jobs: [...orderLetterJobs] as unknown as Job[],
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

/** What no use case does, and how it is undone. */
const spoils: [rule: string, spoil: string, mend: string][] = [
  [
    'stock on hand is the sum of its movements',
    'update stock set on_hand = on_hand + 1',
    'update stock set on_hand = on_hand - 1',
  ],
  [
    'a listing says whether there is stock',
    'update product_listing set in_stock = false',
    'update product_listing set in_stock = true',
  ],
  [
    'an order costs what its lines cost',
    'update order_line set quantity = quantity + 1',
    'update order_line set quantity = quantity - 1',
  ],
  [
    'what was taken off an order stands with it',
    'update customer_order set discount_centavos = 100, subtotal_centavos = subtotal_centavos + 100',
    'update customer_order set discount_centavos = 0, subtotal_centavos = subtotal_centavos - 100',
  ],
  [
    'a promotion counts the orders that have it',
    'update promotion set used = used + 1',
    'update promotion set used = used - 1',
  ],
  [
    'what was sold left the shelf, and what was cancelled came back',
    "update customer_order set status = 'cancelled'",
    "update customer_order set status = 'pending'",
  ],
  [
    'what came back on the shelf was looked at',
    `insert into stock_movement (id, at, product_id, quantity, reason, reference)
     select gen_random_uuid(), now(), product_id, 1, 'returned', 'order 1' from stock`,
    `delete from stock_movement where reason = 'returned';
     update stock set on_hand = on_hand - 1`,
  ],
  [
    'an order has one beginning',
    "update order_event set status = 'confirmed'",
    "update order_event set status = 'pending'",
  ],
  [
    'an order says of its payment what was paid and given back',
    "update customer_order set payment_status = 'refunded'",
    "update customer_order set payment_status = 'unpaid'",
  ],
];

test.each(spoils)('%s, or it is found', async (rule, spoil, mend) => {
  const checks = await reconcile(theShop());
  expect(checks.flatMap((check) => check.different)).toEqual([]);
  expect(checks.find((check) => check.rule === rule)?.compared).toBeGreaterThan(0);
  await shop.asOwner(spoil);
  const found = (await different()).map((check) => check.rule);
  await shop.asOwner(mend);
  expect(found).toContain(rule);
});

test('there is a way to spoil every rule', async () => {
  const rules = (await reconcile(theShop())).map(({ rule }) => rule);
  expect(spoils.map(([rule]) => rule)).toEqual(rules);
});

const nightly = (time: string) => {
  const worker = () => reconcileNightly({ ...theShop(), now: () => new Date(time) });
  return Promise.all([worker(), worker()]);
};
const nights = async () =>
  (await shop.asOwner('select day::text, differences from reconciliation order by day')).rows;

test('the books are looked at once a night, and what differs is told to the shop once', async () => {
  await nightly('2026-11-16T19:30:00Z');
  await nightly('2026-11-17T18:59:00Z');
  expect(await nights()).toEqual([{ day: '2026-11-17', differences: 0 }]);

  await shop.asOwner('update stock set on_hand = on_hand + 1');
  await nightly('2026-11-17T19:00:00Z');
  await nightly('2026-11-17T21:00:00Z');
  expect((await nights()).at(-1)).toEqual({ day: '2026-11-18', differences: 1 });
  const letter = await inbox.mailTo('hello@sirkito.test', 'do not add up');
  expect(letter.text).toContain('stock on hand is the sum of its movements');
  expect(letter.text).toContain('product ');
  await shop.asOwner('update stock set on_hand = on_hand - 1');
  const promised = await shop.asOwner(
    `select 1 from pgboss.job where name = 'notifications.send_books_differ'`,
  );
  expect(promised.rows).toHaveLength(1);
});

test('a night that was cut off is taken up by another worker an hour later', async () => {
  await shop.asOwner(
    `insert into reconciliation (day, started_at) values ('2026-12-01', '2026-11-30T19:00:00Z')`,
  );
  await nightly('2026-11-30T20:00:00Z');
  expect((await nights()).at(-1)).toEqual({ day: '2026-12-01', differences: null });
  await nightly('2026-11-30T20:00:01Z');
  expect((await nights()).at(-1)).toEqual({ day: '2026-12-01', differences: 0 });
});

test('nobody but the shop itself looks at the books', async () => {
  await expect(reconcile(shop.as(shop.staff()))).rejects.toMatchObject({ code: 'auth.required' });
});

test.each(bookRules)('$rule: no ledger is read anew for each row', async ({ different: rows }) => {
  const plan = await sql`explain ${rows}`.execute(shop.db);
  expect(JSON.stringify(plan.rows)).not.toContain('SubPlan');
});

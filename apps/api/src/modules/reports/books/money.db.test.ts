import type { MovementsQuery } from '@sirkito/contracts/reports/staff-books-schemas';
import type { StaffOrdersQuery } from '@sirkito/contracts/orders/staff-schemas';
import { beforeAll, expect, test } from 'vitest';
import { listOrdersForStaff } from '#api/modules/orders/staff/list-orders-for-staff.ts';
import { readFile } from '#api/testing/data/issued-documents.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { issueDue } from '#api/testing/data/changed-orders.ts';
import { copyOrder } from '#api/testing/data/copied-orders.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { viewDashboard } from '../view-dashboard.ts';
import { exportOrders } from './export-orders.ts';
import { listMoneyMovements } from './list-money-movements.ts';

const shop = testShop();
const staff = () => shop.as(shop.staff());

/** 600 orders placed over two months, most of them paid a day later, some refunded a week later. */
beforeAll(async () => {
  await newLocalities(shop);
  await copyOrder(shop, 600);
  await shop.asOwner(`update customer_order set
    created_at = '2026-05-01T00:00+08'::timestamptz + random() * interval '61 days',
    status = (array['pending', 'delivered', 'cancelled', 'returned'])[1 + floor(random() * 4)]`);
  await shop.asOwner(`insert into payment (id, order_id, provider, method, amount_centavos, status,
      provider_ref, created_at, paid_at, checked_at)
    select gen_random_uuid(), id, 'bank', 'bank_transfer', total_centavos, 'paid',
      gen_random_uuid(), created_at, created_at + interval '1 day', created_at
    from customer_order where random() < 0.8`);
  await shop.asOwner(`insert into refund (id, payment_id, amount_centavos, reason, status,
      created_at, updated_at)
    select gen_random_uuid(), id, ceil(amount_centavos / 3.0), 'Asked for',
      (array['due', 'sent', 'done', 'failed'])[1 + floor(random() * 4)],
      paid_at, paid_at + interval '7 days'
    from payment, generate_series(1, 2) where random() < 0.4`);
  await shop.asOwner(`update customer_order set payment_status = case
      when not exists (select from payment where order_id = customer_order.id) then 'unpaid'
      when exists (select from refund join payment on payment.id = payment_id
        where order_id = customer_order.id and refund.status <> 'failed') then 'partially_refunded'
      else 'paid' end`);
  const { rows } = await shop.asOwner('select id from customer_order');
  await issueDue(
    shop,
    rows.map(({ id }: { id: string }) => id),
  );
});

const centavos = (pesos: number | string | undefined) => Math.round(Number(pesos) * 100);
const days = { from: '2026-05-20', to: '2026-06-10' };

async function truth({ from, to }: typeof days) {
  const { rows } = await shop.asOwner(
    `with day as (select day::date from generate_series($1::date, $2::date, '1 day') as day)
     select (
       select sum(total_centavos)::float8 from customer_order
       where status <> 'cancelled' and (created_at at time zone 'Asia/Manila')::date in (table day)
     ) as ordered, (
       select sum(amount_centavos)::float8 from payment
       where status = 'paid' and (paid_at at time zone 'Asia/Manila')::date in (table day)
     ) as paid, (
       select sum(amount_centavos)::float8 from refund
       where status = 'done' and (updated_at at time zone 'Asia/Manila')::date in (table day)
     ) as refunded`,
    [from, to],
  );
  return rows[0] as Record<'ordered' | 'paid' | 'refunded', number>;
}

test('[IN-34] the dashboard separates ordered, paid, refunded and net of a period', async () => {
  const { money } = await viewDashboard(staff(), { ...days, by: 'day' });
  const before = { from: '2026-04-28', to: '2026-05-19' };
  for (const [shown, period] of [
    [money.now, days],
    [money.before, before],
  ] as const) {
    const { ordered, paid, refunded } = await truth(period);
    expect([shown.ordered, shown.paid, shown.refunded, shown.net].map(centavos)).toEqual([
      ordered,
      paid,
      refunded,
      paid - refunded,
    ]);
    expect([ordered, paid, refunded].every((amount) => amount > 0)).toBe(true);
    expect(new Set([ordered, paid, refunded]).size).toBe(3);
  }
});

async function listAll(query: Omit<MovementsQuery, 'after'>) {
  const found = [];
  for (let after: string | undefined; ;) {
    const page = await listMoneyMovements(staff(), { ...query, after });
    found.push(...page.movements);
    if (page.next === null) return { found, total: page.total };
    after = page.next;
  }
}

test('[IN-34] each of the four equals the list it links to', async () => {
  const { money } = await viewDashboard(staff(), { ...days, by: 'day' });
  const added = async (kind?: 'payment' | 'refund') => {
    const { found, total } = await listAll({ ...days, ...(kind && { kind }) });
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(kind === 'refund' ? 0 : 50);
    const times = found.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(total).toEqual({
      paid: money.now.paid,
      refunded: money.now.refunded,
      net: money.now.net,
    });
    return found.reduce((all, { amount }) => all + centavos(amount), 0);
  };
  expect(await added('payment')).toBe(centavos(money.now.paid));
  expect(await added('refund')).toBe(-centavos(money.now.refunded));
  expect(await added()).toBe(centavos(money.now.net));

  let ordered = 0;
  const view = { search: '', sort: 'oldest', limit: 100, only: 'ordered' } as const;
  for (let after: string | undefined; ;) {
    const query: StaffOrdersQuery = { ...view, ...days, after };
    const page = await listOrdersForStaff(staff(), query);
    ordered += page.orders.reduce((all, { total }) => all + centavos(total), 0);
    if (page.next === null) break;
    after = page.next;
  }
  expect(ordered).toBe(centavos(money.now.ordered));
});

test('[IN-33] exports the orders placed in a month in Manila with payments, refunds and invoices', async () => {
  const { rows: orders } = await shop.asOwner(
    `select 'SK-' || number as "Order", to_char(created_at at time zone 'Asia/Manila', 'YYYY-MM-DD HH24:MI') as "Placed at",
       initcap(status) as "Status", 'Bank transfer' as "Payment method",
       replace(upper(left(payment_status, 1)) || substr(payment_status, 2), '_', ' ') as "Payment status",
       '1' as "Items", (subtotal_centavos / 100.0)::numeric(20, 2)::text as "Subtotal",
       (shipping_centavos / 100.0)::numeric(20, 2)::text as "Shipping",
       (discount_centavos / 100.0)::numeric(20, 2)::text as "Discount",
       (total_centavos / 100.0)::numeric(20, 2)::text as "Total",
       (paid / 100.0)::numeric(20, 2)::text as "Paid",
       (refunded / 100.0)::numeric(20, 2)::text as "Refunded",
       ((paid - refunded) / 100.0)::numeric(20, 2)::text as "Net", invoices as "Invoices", '' as "Remarks"
     from customer_order cross join lateral (
       select coalesce(sum(amount_centavos), 0) as paid from payment
       where order_id = customer_order.id and status = 'paid'
     ) as payments cross join lateral (
       select coalesce(sum(refund.amount_centavos), 0) as refunded from refund
       join payment on payment.id = payment_id
       where order_id = customer_order.id and refund.status = 'done'
     ) as refunds cross join lateral (
       select coalesce(string_agg('INV-' || lpad(number::text, 8, '0'), ', '), '') as invoices
       from invoice_document where order_id = customer_order.id and kind = 'invoice'
     ) as documents
     where to_char(created_at at time zone 'Asia/Manila', 'YYYY-MM') = '2026-05'
     order by created_at, id`,
  );
  const exported = await readFile(exportOrders(staff(), { month: '2026-05' }));
  expect(exported).toEqual(orders);
  expect(exported.length).toBeGreaterThan(200);
  expect(exported.some((row) => row['Invoices'] !== '')).toBe(true);
});

test('[IN-33] reads orders in batches, also those placed at the same time', async () => {
  await shop.asOwner(`update customer_order set created_at = '2026-07-01T00:00+08',
    is_sample = number % 2 = 0`);
  const exported = await readFile(exportOrders(staff(), { month: '2026-07' }));
  expect(exported).toHaveLength(601);
  expect(new Set(exported.map((row) => row['Order'])).size).toBe(601);
  expect(exported.filter((row) => row['Remarks'] === 'Sample order').length).toBeGreaterThan(250);
  expect(await readFile(exportOrders(staff(), { month: '2026-06' }))).toEqual([]);
});

test('refuses shoppers', async () => {
  const shopper = shop.as(shop.shopper());
  const refused = { code: 'auth.wrong_role' };
  await expect(listMoneyMovements(shopper, days)).rejects.toMatchObject(refused);
  expect(() => exportOrders(shopper, { month: '2026-05' })).toThrow(
    expect.objectContaining(refused),
  );
});

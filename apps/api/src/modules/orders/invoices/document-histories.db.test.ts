import { beforeAll, expect, test } from 'vitest';
import { copyOrder } from '#api/testing/data/copied-orders.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { scaleOf } from '#api/testing/scale.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

/** `INVOICE_HISTORIES=100000` for the long form. */
const histories = scaleOf('INVOICE_HISTORIES', 1_000);
const steps = 8;

/**
 * Does something random to each order in one commit: pays it, pays it again (and refunds that),
 * refunds a part or all, lets a refund fail, or cancels it.
 */
const step = `do $$
declare
  kept text := 'select order_id, sum(amount_centavos) as paid, sum(amount_centavos - refunded) as kept
    from payment cross join lateral (
      select coalesce(sum(refund.amount_centavos), 0) as refunded from refund
      where payment_id = payment.id and refund.status <> ''failed''
    ) as refunds where payment.status = ''paid'' group by order_id';
begin
  create temporary table act on commit drop as
  select id, (random() * 6)::integer as kind, random() as share,
    exists (select 1 from invoice_document where order_id = customer_order.id) as has_invoice
  from customer_order;
  insert into payment (id, order_id, provider, method, amount_centavos, status, provider_ref,
    created_at, paid_at, checked_at)
  select gen_random_uuid(), id, 'bank', 'bank_transfer', total_centavos, 'paid', gen_random_uuid(),
    clock_timestamp(), now(), now()
  from customer_order join act using (id)
  where kind = 5 or kind <= 2 and payment_status in ('awaiting', 'unpaid');
  update customer_order set status = 'cancelled' from act
  where act.id = customer_order.id and kind = 4 and status <> 'cancelled';
  -- What nobody is owed goes back at once: second payments, and those of cancelled orders.
  insert into refund (id, payment_id, amount_centavos, reason, status, created_at, updated_at)
  select gen_random_uuid(), payment.id, rest, 'Not owed', 'done', clock_timestamp(), now()
  from customer_order join payment on order_id = customer_order.id
  cross join lateral (
    select payment.amount_centavos - coalesce(sum(amount_centavos), 0) as rest from refund
    where payment_id = payment.id and refund.status <> 'failed'
  ) as one
  where rest > 0 and (customer_order.status = 'cancelled' or exists (
    select 1 from payment as earlier
    where earlier.order_id = customer_order.id and earlier.created_at < payment.created_at
  ));
  insert into refund (id, payment_id, amount_centavos, reason, status, created_at, updated_at)
  select gen_random_uuid(), payment.id, case kind when 1 then rest
    else greatest(1, floor(rest * share)) end, 'Asked for', 'done', clock_timestamp(), now()
  from act join customer_order using (id) join payment on order_id = act.id
  cross join lateral (
    select payment.amount_centavos - coalesce(sum(amount_centavos), 0) as rest from refund
    where payment_id = payment.id and refund.status <> 'failed'
  ) as one
  where kind in (0, 1) and rest > 0 and has_invoice;
  execute 'update refund set status = ''failed'', updated_at = now() where id in (
    select distinct on (payment.order_id) refund.id from refund
    join payment on payment.id = payment_id join act on act.id = payment.order_id
    join customer_order on customer_order.id = act.id
    join (' || kept || ') as money on money.order_id = act.id
    where kind = 3 and has_invoice and refund.status <> ''failed''
      and kept + refund.amount_centavos <= total_centavos
    order by payment.order_id, refund.created_at desc
  )';
  execute 'update customer_order set payment_status = case when kept = 0 then ''refunded''
      when kept < total_centavos then ''partially_refunded'' else ''paid'' end
    from (' || kept || ') as money where money.order_id = customer_order.id';
end
$$`;

test(`[IN-10] documents equal payments less refunds in ${String(histories)} random histories`, async () => {
  await copyOrder(shop, histories);
  for (let number = 0; number < steps; number += 1) {
    await shop.asOwner(step);
    const { rows } = await shop.asOwner(
      `select customer_order.number, net, kept from customer_order
       left join (
         select order_id, sum(case kind when 'credit_memo' then -total_centavos else total_centavos
           end) as net from invoice_document group by order_id
       ) as documents on documents.order_id = customer_order.id
       left join (
         select order_id, sum(amount_centavos - refunded) as kept
         from payment cross join lateral (
           select coalesce(sum(refund.amount_centavos), 0) as refunded from refund
           where payment_id = payment.id and refund.status <> 'failed'
         ) as refunds where payment.status = 'paid' group by order_id
       ) as money on money.order_id = customer_order.id
       where coalesce(net, 0) <> coalesce(kept, 0) limit 3`,
    );
    expect(rows).toEqual([]);
  }
  const { rows } = await shop.asOwner(
    `select kind, count(*) > 0 as some, sum(vat_centavos) >= 0 as vat from invoice_document
     group by kind order by kind`,
  );
  expect(rows).toMatchObject([
    { kind: 'credit_memo' },
    { kind: 'debit_memo' },
    { kind: 'invoice' },
  ]);
}, 3_600_000);

import { beforeAll, expect, test } from 'vitest';
import { newLocalities } from '#api/testing/data/localities.ts';
import { continueHistories, startHistories } from '#api/testing/data/order-histories.ts';
import { scaleOf } from '#api/testing/scale.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

/** `INVOICE_HISTORIES=100000` for the long form. */
const histories = scaleOf('INVOICE_HISTORIES', 500);
const steps = 8;

/**
 * Lists orders whose documents aren't the smaller of the total and what was kept, with its VAT.
 * Parcels paid on delivery owe their total while they are on the way; what was cancelled before it
 * was invoiced has no documents.
 */
const wrong = `
  select customer_order.number, customer_order.status, total_centavos, paid, net, vat
  from customer_order
  left join (
    select order_id, sum(sign * total_centavos) as net, sum(sign * vat_centavos) as vat
    from invoice_document
    cross join lateral (select case kind when 'credit_memo' then -1 else 1 end as sign) as signed
    group by order_id
  ) as documents on documents.order_id = customer_order.id
  cross join lateral (select net_paid(customer_order.id) as paid) as money
  cross join lateral (
    select case
      when status = 'cancelled' and net is null then 0
      when paid is not null then least(total_centavos, paid)
      when payment_method = 'cod' and fulfilment = 'delivery' and status = 'shipped'
        then total_centavos
      else 0
    end as due
  ) as expected
  where coalesce(net, 0) <> due or coalesce(vat, 0) <> round(due * 12 / 112.0) limit 3`;

test(`[IN-10] documents and their VAT are those of what was kept in ${String(histories)} random histories`, async () => {
  await startHistories(shop, histories);
  for (let number = 0; number < steps; number += 1) {
    await continueHistories(shop, histories);
    expect((await shop.asOwner(wrong)).rows).toEqual([]);
  }
  const { rows } = await shop.asOwner(
    `select count(*) filter (where kind = 'credit_memo') > 0 as credited,
       count(*) filter (where kind = 'debit_memo') > 0 as debited,
       count(*) filter (where kind = 'invoice') > count(distinct order_id) as reissued,
       count(*) filter (where content::jsonb ->> 'reason' = 'Returned to the shop') > 0 as returned,
       count(*) filter (where content::jsonb ->> 'reason' like 'Refund of %failed%') > 0 as failed,
       count(*) filter (where kind = 'invoice' and payment_method = 'cod') > 0 as cod,
       count(*) filter (where jsonb_array_length(content::jsonb -> 'lines') > 1) > 0 as lines,
       count(*) filter (where jsonb_array_length(content::jsonb -> 'discounts') > 0) > 0 as discounts
     from invoice_document`,
  );
  expect(Object.entries(rows[0] as object).filter(([, isCovered]) => !isCovered)).toEqual([]);
}, 14_400_000);

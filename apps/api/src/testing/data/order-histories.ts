import {
  issueDueDocuments,
  reissueInvoice,
} from '#api/modules/invoices/documents/issue-documents.ts';
import { createLedger } from './ledger.ts';
import { newOrder } from './placed-order.ts';
import { newPromotion } from './promotion.ts';
import type { testShop } from '../test-shop.ts';

type Shop = ReturnType<typeof testShop>;

/**
 * Places an order and copies it with other lines, discounts, payment methods and ways to receive it.
 * Parcels paid on delivery are invoiced on shipping. Needs `newLocalities` first.
 */
export async function startHistories(shop: Shop, count: number): Promise<void> {
  const { orderId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  const { _id: promotionId } = await newPromotion(shop);
  await createLedger(shop);
  await shop.asOwner(
    `update setting set value = value || '{"codInvoice": "shipped"}' where key = 'invoicing'`,
  );
  await shop.asOwner(
    `create table history as
     select gen_random_uuid() as id, n, (random() * 2)::integer as method,
       random() < 0.3 as is_pickup,
       case when random() < 0.5 then (random() * 100)::bigint else 0 end as discount
     from generate_series(1, $1::integer) as n`,
    [count],
  );
  await shop.asOwner(copyToHistories);
  await shop.asOwner('select copy_to_histories($1, $2)', [orderId, promotionId]);
  await shop.asOwner(randomStep);
}

/** Takes a random step in each history and issues its documents. */
export async function continueHistories(shop: Shop, count: number): Promise<void> {
  const { rows } = await shop.asOwner('select * from take_random_step($1)', [count]);
  await shop.as({ kind: 'shop' }).transact(async (tx) => {
    for (const { id, is_reissued: isReissued } of rows as Step[]) {
      if (isReissued) await reissueInvoice(tx, id);
      await issueDueDocuments(tx, id);
    }
  });
}

interface Step {
  id: string;
  is_reissued: boolean;
}

const copyToHistories = `
  create table history_line as
  select id, line_no, (random() * 9999999)::bigint + 101 as price,
    1 + (random() * 3)::integer as quantity
  from history cross join generate_series(1, 3) as line_no where line_no <= 1 + n % 3;
  create index on history (n);
  create function copy_to_histories(first_id uuid, promotion_id uuid) returns void language sql
  begin atomic
    insert into customer_order (id, account_id, status, payment_method, payment_status,
      subtotal_centavos, shipping_centavos, discount_centavos, total_centavos, vat_centavos, address,
      notes, created_at, updated_at, fulfilment)
    select history.id, account_id, status, (array['cod', 'bank_transfer', 'gcash'])[1 + method],
      case method when 0 then 'unpaid' else 'awaiting' end, subtotal, shipping, discount,
      subtotal + shipping - discount, round((subtotal + shipping - discount) * 12 / 112.0),
      address, notes, created_at, updated_at,
      case when is_pickup then 'pickup' else 'delivery' end
    from history
    join (select id, sum(price * quantity)::bigint as subtotal from history_line group by id) as sums
      using (id)
    join customer_order as first on first.id = first_id
    cross join lateral (
      select case when is_pickup then 0 else shipping_centavos end as shipping
    ) as fee;
    insert into order_line (order_id, line_no, product_id, title, sku, image, unit_price_centavos,
      quantity, paid_centavos)
    select line.id, line.line_no, product_id, title || ' ' || line.line_no,
      sku || '-' || line.line_no, image, price, line.quantity,
      price * line.quantity - case line.line_no when 1 then discount else 0 end
    from history_line as line join history using (id) join order_line on order_id = first_id;
    insert into order_discount (order_id, promotion_id, name, amount_centavos)
    select id, promotion_id, 'Payday sale', discount from history where discount > 0;
    insert into order_serial (order_id, line_no, unit_no, product_id, serial)
    select id, 1, 1, product_id, 'SN-' || n
    from history join order_line on order_id = id and line_no = 1 where n % 2 = 0;
  end`;

/**
 * Does something random to each order: pays it, pays it again (and refunds that, or not), refunds a
 * part or all, lets a refund fail, cancels it, ships it, has it come back, or has its invoice issued
 * for another buyer.
 */
const randomStep = `
  create function take_random_step(last integer) returns table (id uuid, is_reissued boolean)
  language plpgsql as $$
  #variable_conflict use_column
  begin
    create temporary table act on commit drop as
    select customer_order.id, (random() * 9)::integer as kind, random() as share, status,
      payment_method, total_centavos, account_id, net_paid(customer_order.id) as net_paid
    from history join customer_order using (id) where n <= last;
    -- A checkout session that was open when the order became cash on delivery is paid after all.
    update customer_order set payment_method = 'gcash' from act
    where act.id = customer_order.id and act.kind = 2 and act.net_paid is null
      and act.payment_method = 'cod' and share < 0.3;
    insert into payment (id, order_id, provider, method, amount_centavos, status, provider_ref,
      created_at, paid_at, checked_at)
    select gen_random_uuid(), id, 'bank', customer_order.payment_method, act.total_centavos, 'paid',
      gen_random_uuid(), clock_timestamp(), clock_timestamp(), now()
    from act join customer_order using (id)
    where kind = 5 and net_paid is not null or kind in (2, 9) and net_paid is null;
    -- Some second payments are refunded at once.
    insert into refund (id, payment_id, amount_centavos, reason, status, created_at, updated_at)
    select gen_random_uuid(), newest.id, newest.amount_centavos, 'paid twice', 'due',
      clock_timestamp(), now()
    from act cross join lateral (
      select * from payment where order_id = act.id order by created_at desc limit 1
    ) as newest
    where kind = 5 and net_paid is not null and share < 0.7;
    insert into refund (id, payment_id, amount_centavos, reason, status, created_at, updated_at)
    select gen_random_uuid(), payment.id, case kind when 1 then rest
      else greatest(1, floor(rest * share)) end, 'asked for', 'done', clock_timestamp(), now()
    from act join payment on order_id = act.id and payment.status = 'paid'
    cross join lateral (
      select payment.amount_centavos - coalesce(sum(amount_centavos), 0) as rest from refund
      where payment_id = payment.id and refund.status <> 'failed'
    ) as one
    where kind in (0, 1) and rest > 0;
    perform fail_newest_refund(id) from act where kind = 3;
    update customer_order set status = case kind when 4 then 'cancelled' when 6 then 'shipped'
      else 'returned' end
    from act where act.id = customer_order.id and (
      kind = 4 and act.status = 'pending'
      or kind = 6 and act.status = 'pending' and (act.payment_method = 'cod' or net_paid > 0)
      or kind = 7 and act.status = 'shipped'
    );
    insert into invoice_buyer (order_id, account_id, name, tin, address)
    select id, account_id, 'Santos Trading', '123-456-789', '9 Ayala Avenue, Makati City'
    from act where kind = 8 and exists (select from invoice_document where order_id = act.id)
    on conflict do nothing;
    perform sync_payment_status(id) from act where kind in (0, 1, 2, 5, 9);
    return query select act.id, kind = 8 from act;
  end
  $$`;

import type { Centavos, OrderStatus, PaymentMethod, PaymentStatus } from '@sirkito/commerce';
import { sql } from 'kysely';
import { selectRanked } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { monthEnd, monthStart } from './documents.queries.ts';

export interface ExportedOrder {
  rank: number;
  id: string;
  number: number;
  /** In Manila: `2026-11-18 14:05`. */
  placedAt: string;
  status: OrderStatus;
  isPickup: boolean;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  isSample: boolean;
  items: number;
  subtotal: Centavos;
  shipping: Centavos;
  discount: Centavos;
  total: Centavos;
  paid: Centavos;
  refunded: Centavos;
  invoices: string;
}

interface Page {
  month: string;
  /** Id of the last order of the previous page. */
  after: string | undefined;
  limit: number;
}

/** Lists a page of the orders placed in a month, oldest first, with their payments and invoices. */
export const listOrdersToExport = (
  read: Reader,
  { month, after, limit }: Page,
): Promise<ExportedOrder[]> =>
  selectRanked(
    read,
    sql`
    select row_number() over (order by created_at, sold.id)::integer as rank, sold.id, number,
      to_char(created_at at time zone 'Asia/Manila', 'YYYY-MM-DD HH24:MI') as "placedAt",
      status, fulfilment = 'pickup' as "isPickup", payment_method as "paymentMethod",
      payment_status as "paymentStatus", is_sample as "isSample",
      subtotal_centavos as subtotal, shipping_centavos as shipping,
      discount_centavos as discount, total_centavos as total, line.*, money.*, document.*
    from (
      select * from customer_order
      where created_at >= ${monthStart(month)} and created_at < ${monthEnd(month)}
        ${
          after
            ? sql`and (created_at, id) > (
                select created_at, id from customer_order where id = ${after}::uuid
              )`
            : sql``
        }
      order by created_at, id limit ${limit}
    ) as sold
    cross join lateral (
      select coalesce(sum(quantity), 0)::integer as items from order_line where order_id = sold.id
    ) as line
    cross join lateral (
      select coalesce(sum(amount_centavos), 0)::bigint as paid,
        coalesce(sum((
          select sum(refund.amount_centavos) from refund
          where payment_id = payment.id and refund.status = 'done'
        )), 0)::bigint as refunded
      from payment where order_id = sold.id and payment.status = 'paid'
    ) as money
    cross join lateral (
      select coalesce(string_agg(content::jsonb ->> 'number', ', ' order by issued_at), '') as invoices
      from invoice_document where order_id = sold.id and kind = 'invoice'
    ) as document`,
  );

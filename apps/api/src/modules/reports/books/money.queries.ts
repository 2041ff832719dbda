import type { BookMethod, Centavos } from '@sirkito/commerce';
import type { Movement, MovementsQuery } from '@sirkito/contracts/reports/staff-books-schemas';
import { sql, type RawBuilder } from 'kysely';
import { selectOne, selectRanked } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import type { Days } from '../sales.queries.ts';

/** Matches times on these days in Manila. */
const within = (at: string, { from, to }: Days) => sql`
  ${sql.ref(at)} >= ${from}::timestamp at time zone 'Asia/Manila'
  and ${sql.ref(at)} < (${to}::date + 1)::timestamp at time zone 'Asia/Manila'`;

/** Payments received, by the index `payment_received`. */
const received = (days: Days) =>
  sql`payment.status = 'paid' and ${within('payment.paid_at', days)}`;

/** Refunds completed, by the index `refund_completed`. A settled refund never changes. */
const completed = (days: Days) =>
  sql`refund.status = 'done' and ${within('refund.updated_at', days)}`;

export interface MoneyOfPeriod {
  /** Orders placed and not cancelled. */
  ordered: Centavos;
  paid: Centavos;
  refunded: Centavos;
}

/** Sums what was ordered, paid and refunded on these days, in one snapshot. */
export const sumMoney = (read: Reader, days: Days): Promise<MoneyOfPeriod> =>
  selectOne(
    read,
    sql`
    select (
        select coalesce(sum(total_centavos), 0)::bigint from customer_order
        where status <> 'cancelled' and ${within('created_at', days)}
      ) as ordered, (
        select coalesce(sum(amount_centavos), 0)::bigint from payment where ${received(days)}
      ) as paid, (
        select coalesce(sum(amount_centavos), 0)::bigint from refund where ${completed(days)}
      ) as refunded`,
  );

export interface MovementRow {
  rank: number;
  id: string;
  kind: Movement['kind'];
  at: Date;
  orderId: string;
  number: number;
  isSample: boolean;
  method: BookMethod;
  amount: Centavos;
}

interface Page extends MovementsQuery {
  limit: number;
}

/** Lists a page of payments and refunds, newest first. Each kind stops at the limit. */
export function listMovements(
  read: Reader,
  { kind, after, limit, ...days }: Page,
): Promise<MovementRow[]> {
  const pageOf = (at: string, id: string) => sql`
    ${
      after
        ? sql`and (${sql.ref(at)}, ${sql.ref(id)}) < (
            select paid_at, id from payment where id = ${after}::uuid
            union all select updated_at, id from refund where id = ${after}::uuid
          )`
        : sql``
    }
    order by ${sql.ref(at)} desc, ${sql.ref(id)} desc limit ${limit}`;
  const payments = sql`(
    select payment.id, 'payment' as kind, paid_at as at, order_id, method, amount_centavos as amount
    from payment where ${received(days)} ${pageOf('payment.paid_at', 'payment.id')}
  )`;
  const refunds = sql`(
    select refund.id, 'refund' as kind, refund.updated_at as at, order_id, method,
      -refund.amount_centavos as amount
    from refund join payment on payment.id = payment_id
    where ${completed(days)} ${pageOf('refund.updated_at', 'refund.id')}
  )`;
  const parts: Record<Movement['kind'], RawBuilder<unknown>> = {
    payment: payments,
    refund: refunds,
  };
  return selectRanked(
    read,
    sql<MovementRow>`
    select row_number() over (order by at desc, movement.id desc)::integer as rank, movement.id, movement.kind, at, order_id as "orderId", number, is_sample as "isSample",
      case when method = 'cod' and fulfilment = 'pickup' then 'counter' else method end as method,
      amount
    from (
      select * from (${kind ? parts[kind] : sql`${payments} union all ${refunds}`}) as found
      order by at desc, id desc limit ${limit}
    ) as movement
    join customer_order on customer_order.id = order_id`,
  );
}

import { query } from '@sirkito/e2e/stack/database';
import type { Acknowledged } from '../load/load.ts';

interface Comparison {
  /** Acknowledged orders that the database doesn't have. */
  lost: number;
  /** Buyers with more than one order: each placed one, under one idempotency key. */
  doubled: number;
}

export async function compareWithDatabase(
  databaseUrl: string,
  acknowledged: readonly Acknowledged[],
  accountIds: readonly string[],
): Promise<Comparison> {
  const { rows } = await query(
    databaseUrl,
    `select
       (select count(*)::int from unnest($1::uuid[]) as acknowledged (order_id)
        where not exists (select from customer_order where id = order_id)) as lost,
       (select count(*)::int from (
          select from customer_order where account_id = any ($2::uuid[])
          group by account_id having count(*) > 1
        ) as twice) as doubled`,
    [acknowledged.map(({ orderId }) => orderId), accountIds],
  );
  return rows[0] as Comparison; // the columns selected above
}

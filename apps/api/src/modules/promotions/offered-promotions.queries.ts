import { sql } from 'kysely';
import { prepared } from '#api/platform/db/select-raw.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import { selectPromotions } from './promotions.queries.ts';

/** More promotions at once than any shop runs. */
const maxOffered = 1_000;

export interface PromotedBuyer {
  /** Null for a guest. */
  buyerId: string | null;
  /** The promotion of the buyer's code. */
  codeId: string | null;
}

export type OfferedPromotion = Awaited<ReturnType<typeof listOfferedPromotions>>[number];

/**
 * Lists the promotions without a code that run now, and those of the buyers' codes, running or not.
 * `uses` counts the orders of each buyer that hold a use, if the promotion is limited per customer.
 */
export function listOfferedPromotions(read: Reader, buyers: readonly PromotedBuyer[], at: Date) {
  const codes = sql`${buyers.map(({ codeId }) => codeId)}::uuid[]`;
  const ids = sql`${buyers.map(({ buyerId }) => buyerId)}::uuid[]`;
  return selectPromotions(read)
    .select(
      sql<Partial<Record<string, number>> | null>`case when max_per_customer is not null then (
        select jsonb_object_agg(buyer.id, used.orders)
        from unnest(${ids}, ${codes}) as buyer (id, code_id)
        cross join lateral (
          select count(*) as orders from customer_order
          join order_discount on order_discount.order_id = customer_order.id
            and order_discount.promotion_id = promotion.id and order_discount.released_at is null
          where customer_order.account_id = buyer.id
        ) as used
        where buyer.id is not null and (promotion.code is null or promotion.id = buyer.code_id)
      ) end`.as('uses'),
    )
    .where((eb) =>
      eb.or([
        eb('id', '=', sql<string>`any(${codes})`),
        eb.and([
          eb('code', 'is', null),
          eb('starts_at', '<=', at),
          eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]),
        ]),
      ]),
    )
    .limit(maxOffered)
    .modifyFront(prepared)
    .execute();
}

interface Waiting {
  /** Leaves out those that another transaction has locked, instead of waiting for them. */
  skipLocked: boolean;
}

/** Locks promotions in the order of their ids and returns the ids of those it locked. */
export async function lockPromotions(
  tx: Tx,
  ids: readonly string[],
  { skipLocked }: Waiting,
): Promise<Set<string>> {
  const locked = await tx
    .selectFrom('promotion')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .$if(skipLocked, (rows) => rows.skipLocked())
    .execute();
  return new Set(locked.map(({ id }) => id));
}

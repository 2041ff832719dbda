import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

interface DeliveredOrder {
  orderId: string;
  accountId: string;
}

/** Lists orders delivered in this period with unreviewed items, no request yet and no opt-out. */
export async function listOrdersToReview(
  tx: Tx,
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<DeliveredOrder[]> {
  const { rows } = await sql<DeliveredOrder>`
    select customer_order.id as "orderId", customer_order.account_id as "accountId"
    from order_event
    join customer_order on customer_order.id = order_event.order_id
    where order_event.status = 'delivered' and order_event.at between ${from} and ${until}
      and customer_order.status = 'delivered' and customer_order.account_id is not null
      and not exists (select from review_request where order_id = customer_order.id)
      and not exists (
        select from review_request_opt_out where account_id = customer_order.account_id
      )
      and exists (
        select from order_line as line where line.order_id = customer_order.id
          and not exists (
            select from review
            where review.order_id = line.order_id and review.product_id = line.product_id
          )
      )
    order by order_event.at
    limit ${limit}`.execute(tx);
  return rows;
}

/** Returns false if there already is a request for the order. */
export async function insertReviewRequest(
  tx: Tx,
  request: DeliveredOrder & { optOutToken: string; at: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('review_request')
    .values({
      order_id: request.orderId,
      account_id: request.accountId,
      opt_out_token: request.optOutToken,
      requested_at: request.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Returns undefined if the account was erased or has unsubscribed. */
export function findSubscribedRequest(read: Reader, orderId: string) {
  return read
    .selectFrom('review_request')
    .leftJoin(
      'review_request_opt_out',
      'review_request_opt_out.account_id',
      'review_request.account_id',
    )
    .select([
      'review_request.account_id as accountId',
      'review_request.opt_out_token as optOutToken',
    ])
    .where('review_request.order_id', '=', orderId)
    .where('review_request_opt_out.account_id', 'is', null)
    .executeTakeFirst();
}

export async function findRequestAccount(
  read: Reader,
  optOutToken: string,
): Promise<string | undefined> {
  const request = await read
    .selectFrom('review_request')
    .select('account_id as accountId')
    .where('opt_out_token', '=', optOutToken)
    .executeTakeFirst();
  return request?.accountId;
}

export async function insertUnsubscribe(tx: Tx, accountId: string, at: Date): Promise<void> {
  await tx
    .insertInto('review_request_opt_out')
    .values({ account_id: accountId, stopped_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import { sql } from 'kysely';
import type { Reader } from '#api/platform/db/transaction.ts';

interface Purchase {
  accountId: string;
  orderId: string;
  productId: string;
}

/** Returns the order's status and whether it has the product, if the order is the account's. */
export function findPurchase(read: Reader, { accountId, orderId, productId }: Purchase) {
  return read
    .selectFrom('customer_order')
    .select((eb) => [
      'status',
      eb
        .exists(
          eb
            .selectFrom('order_line')
            .select(sql`1`.as('one'))
            .whereRef('order_line.order_id', '=', 'customer_order.id')
            .where('product_id', '=', productId),
        )
        .as('hasProduct'),
    ])
    .where('id', '=', orderId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Lines of the account's delivered orders, newest order first, with their review if any. */
function selectDelivered(read: Reader, accountId: string) {
  return read
    .selectFrom('customer_order')
    .innerJoin('order_line', 'order_line.order_id', 'customer_order.id')
    .leftJoin('review', (join) =>
      join
        .onRef('review.order_id', '=', 'order_line.order_id')
        .onRef('review.product_id', '=', 'order_line.product_id'),
    )
    .where('customer_order.account_id', '=', accountId)
    .where('customer_order.status', '=', 'delivered')
    .orderBy('customer_order.id', 'desc')
    .orderBy('order_line.line_no');
}

const maxPurchases = 50;

export function listUnreviewedPurchases(read: Reader, accountId: string, orderId?: string) {
  return selectDelivered(read, accountId)
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .select([
      'customer_order.id as orderId',
      'customer_order.number',
      'order_line.product_id as productId',
      'order_line.title',
      'product.slug',
      'order_line.image',
    ])
    .where('review.id', 'is', null)
    .$if(orderId !== undefined, (query) => query.where('customer_order.id', '=', orderId ?? ''))
    .limit(maxPurchases)
    .execute();
}

export function listPurchases(read: Reader, accountId: string, productId: string) {
  return selectDelivered(read, accountId)
    .select(['customer_order.id as orderId', 'review.id as reviewId'])
    .where('order_line.product_id', '=', productId)
    .limit(maxPurchases)
    .execute();
}

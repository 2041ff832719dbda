import type { Reader } from '#api/platform/db/transaction.ts';

const maxRows = 1_000;

/** Lists the stored cart, its promo code and both of its lists, with product names, for the data export. */
export async function listCartRecords(
  read: Reader,
  accountId: string,
): Promise<Record<string, object[]>> {
  const lines = (table: 'cart_line' | 'saved_line') =>
    read
      .selectFrom(table)
      .innerJoin('product', 'product.id', `${table}.product_id`)
      .selectAll(table)
      .select('product.name as title')
      .where(`${table}.account_id`, '=', accountId)
      .limit(maxRows)
      .execute();
  return {
    carts: await read
      .selectFrom('cart')
      .select(['account_id', 'generation', 'updated_at'])
      .where('account_id', '=', accountId)
      .execute(),
    promotionCodes: await read
      .selectFrom('cart')
      .innerJoin('promotion', 'promotion.id', 'cart.promotion_id')
      .select('code')
      .where('account_id', '=', accountId)
      .execute(),
    cart: await lines('cart_line'),
    savedForLater: await lines('saved_line'),
  };
}

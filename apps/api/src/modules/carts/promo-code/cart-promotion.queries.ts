import type { Reader, Tx } from '#api/platform/db/transaction.ts';

export async function findPromotionByCode(read: Reader, code: string) {
  const query = read.selectFrom('promotion').select('id').where('code', '=', code);
  return (await query.executeTakeFirst())?.id;
}

export async function updateCartPromotion(
  tx: Tx,
  accountId: string,
  promotionId: string | null,
): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ promotion_id: promotionId })
    .where('account_id', '=', accountId)
    .execute();
}

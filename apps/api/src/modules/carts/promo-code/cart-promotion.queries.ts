import type { Centavos } from '@sirkito/commerce';
import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

/** The promotion state of a cart. */
export interface CartPromotion {
  /** The promotion that applies. */
  taken: { id: string; name: string; amount: Centavos } | null;
  code: {
    id: string;
    code: string;
    refusal: PromoCodeProblem | null;
    goods: Centavos;
    minimum: Centavos;
    startsAt: string;
    endsAt: string | null;
  } | null;
}

export type PromoCodeProblem =
  | 'not_yet'
  | 'over'
  | 'used_up'
  | 'used_by_you'
  | 'not_for_these'
  | 'below_minimum';

export async function findCartPromotion(
  read: Reader,
  accountId: string,
  at: Date,
): Promise<CartPromotion | null> {
  const [row] = await selectRaw(
    read,
    sql<{ promotion: CartPromotion | null }>`
      select cart_promotion(${accountId}::uuid, ${at}::timestamptz) as promotion`,
  );
  return row?.promotion ?? null;
}

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

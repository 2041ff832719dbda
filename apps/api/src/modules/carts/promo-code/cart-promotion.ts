import {
  bestPromotion,
  lineTotal,
  runningSalePrice,
  type EvaluatedPromotion,
  type PromotedLine,
} from '@sirkito/commerce';
import { offerPromotions } from '#api/modules/promotions/index.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import type { LineRow } from '../cart-lines.queries.ts';

export interface CartPromotion {
  /** The promotion that applies. */
  taken?: EvaluatedPromotion | undefined;
  /** That of the code, whether it applies or not. */
  code?: EvaluatedPromotion | undefined;
}

interface CartToPromote {
  accountId: string;
  rows: readonly LineRow[];
  at: Date;
}

/** Asks the database only if a promotion can apply. */
export async function findCartPromotion(
  read: Reader,
  { accountId, rows, at }: CartToPromote,
): Promise<CartPromotion> {
  const { codeId = null, isPromotionRunning = false } = rows[0] ?? {};
  const lines = rows
    .filter(({ list, status }) => list === 'cart' && status === 'active')
    .map((row) => toPromotedLine(row, at));
  if (codeId === null && (!isPromotionRunning || lines.length === 0)) return {};
  const [evaluated = []] = await offerPromotions(read, [{ buyerId: accountId, codeId, lines }], at);
  return {
    taken: bestPromotion(evaluated),
    code: evaluated.find(({ promotion }) => promotion.id === codeId),
  };
}

const toPromotedLine = (row: LineRow, at: Date): PromotedLine => ({
  productId: row.productId,
  brandId: row.brandId,
  categoryIds: row.categoryIds,
  total: lineTotal({ ...row, salePrice: runningSalePrice(row, at) }),
});

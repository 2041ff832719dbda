import { AppError } from '@sirkito/contracts/errors';
import type { PromotionBody } from '@sirkito/contracts/promotion-staff';
import type { Reader } from '#api/platform/db/transaction.ts';
import { listKnownIds, listProductsBySku } from './promotions.queries.ts';

/** The ids of what a promotion is for; what is not in the shop is named. */
export async function readTargets(
  read: Reader,
  { scope, targets }: Pick<PromotionBody, 'scope' | 'targets'>,
): Promise<string[]> {
  if (scope === 'all') return [];
  const wanted = [
    ...new Set(scope === 'products' ? targets.map((sku) => sku.toUpperCase()) : targets),
  ];
  const known = new Map(
    scope === 'products'
      ? (await listProductsBySku(read, wanted)).map(({ id, sku }) => [sku, id])
      : (await listKnownIds(read, scope === 'brands' ? 'brand' : 'category', wanted)).map((id) => [
          id,
          id,
        ]),
  );
  return wanted.map((target) => {
    const id = known.get(target);
    if (!id) throw new AppError('promotion.target_unknown', { target });
    return id;
  });
}

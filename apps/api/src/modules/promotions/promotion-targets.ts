import { AppError } from '@sirkito/contracts/errors';
import type { PromotionBody } from '@sirkito/contracts/promotions/staff-schemas';
import type { Reader } from '#api/platform/db/transaction.ts';
import { listKnownIds, listProductsBySku } from './promotions.queries.ts';

/** Returns the ids of the targets; throws with the first unknown one. */
export async function resolveTargets(
  read: Reader,
  { scope, targets }: Pick<PromotionBody, 'scope' | 'targets'>,
): Promise<string[]> {
  if (scope === 'all') return [];
  const uniqueTargets = [
    ...new Set(scope === 'products' ? targets.map((sku) => sku.toUpperCase()) : targets),
  ];
  const known = new Map(
    scope === 'products'
      ? (await listProductsBySku(read, uniqueTargets)).map(({ id, sku }) => [sku, id])
      : (await listKnownIds(read, scope === 'brands' ? 'brand' : 'category', uniqueTargets)).map(
          (id) => [id, id],
        ),
  );
  return uniqueTargets.map((target) => {
    const id = known.get(target);
    if (!id) throw new AppError('promotion.target_not_found', { target });
    return id;
  });
}

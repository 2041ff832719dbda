import { asCentavos, asPesos, toCentavos, toPesos } from '@sirkito/commerce';
import type { Promotion, PromotionBody } from '@sirkito/contracts/promotions/staff-schemas';
import type { Reader } from '#api/platform/db/transaction.ts';
import { listSkus, type PromotionRow } from './promotions.queries.ts';

/** Converts rows for staff: products by SKU, money in pesos. */
export async function toPromotions(
  read: Reader,
  rows: readonly PromotionRow[],
  now: Date,
): Promise<Promotion[]> {
  const ids = rows.flatMap(({ scope, targets }) => (scope === 'products' ? targets : []));
  const products = ids.length > 0 ? await listSkus(read, ids) : [];
  const skus = new Map(products.map(({ id, sku }) => [id, sku]));
  return rows.map(({ id, startsAt, endsAt, value, minimum, ...row }) => ({
    ...row,
    _id: id,
    value: row.kind === 'percent' ? value : toPesos(asCentavos(value)),
    targets: row.targets.map((target) => skus.get(target) ?? target),
    minimum: toPesos(minimum),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    state: stateOf({ ...row, startsAt, endsAt }, now),
  }));
}

type PromotionLimits = Pick<PromotionRow, 'startsAt' | 'endsAt' | 'redemptions' | 'maxRedemptions'>;

function stateOf(
  { startsAt, endsAt, redemptions, maxRedemptions }: PromotionLimits,
  now: Date,
): Promotion['state'] {
  if (endsAt && endsAt <= now) return 'over';
  if (maxRedemptions !== null && redemptions >= maxRedemptions) return 'used_up';
  return startsAt > now ? 'planned' : 'running';
}

/** Converts a request body to columns. `targets` are ids. */
export const toColumns = (body: PromotionBody, targets: readonly string[]) => ({
  name: body.name,
  code: body.code,
  kind: body.kind,
  value: body.kind === 'percent' ? body.value : toCentavos(asPesos(body.value)),
  scope: body.scope,
  targets: [...targets],
  minimum_centavos: toCentavos(body.minimum),
  starts_at: new Date(body.startsAt),
  ends_at: body.endsAt === null ? null : new Date(body.endsAt),
  max_redemptions: body.maxRedemptions,
  max_per_customer: body.maxPerCustomer,
});

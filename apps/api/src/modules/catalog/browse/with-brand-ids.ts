import type { ListingFilters } from '@sirkito/contracts/catalog/listing-schemas';
import type { Ctx } from '#api/platform/context.ts';
import { findBrandIds } from '../product/lookups.queries.ts';

/** Replaces names of brands. If none is known, what was given stays and matches nothing. */
export async function withBrandIds<Query extends ListingFilters>(
  ctx: Ctx,
  query: Query,
): Promise<Query> {
  if (!query.brands?.length) return query;
  const ids = await findBrandIds(ctx.read, query.brands);
  return ids.length > 0 ? { ...query, brands: ids } : query;
}

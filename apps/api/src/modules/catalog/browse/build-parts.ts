import { filtersOf, toCentavos, type Pesos } from '@sirkito/commerce';
import type { Part } from '@sirkito/compatibility';
import type { ListingFilters, ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { z } from 'zod';
import type { Ctx } from '#api/platform/context.ts';
import { listEverSoldIds, listOnSaleIds } from './compared-products.queries.ts';
import { findFacetValues } from './facet-values.queries.ts';
import { fitFilter } from './fit-filter.ts';
import { maxPrice, selectedValues, toFilters, type Filter } from './listing-filter.ts';
import { listPageOfParts } from './listing.queries.ts';
import { withBrandIds } from './with-brand-ids.ts';
import { listInStockByPrice } from './in-stock.queries.ts';
import { pricesHoldUntil } from '../product/prices-hold-until.ts';
import { toCard } from '../product/product-card.ts';
import { listCards, type CardRowWithAttributes } from '../product/product-cards.queries.ts';
import { planSearch } from '../search/plan-search.ts';

/** A product with the attributes that the compatibility rules read. */
export type BuildPart = ProductCard & { attributes: Part['attributes'] };

export const toPart = ({ _id, category, name, attributes }: BuildPart): Part => ({
  id: _id,
  categoryId: category.id,
  name,
  attributes,
});

const toBuildPart = (row: CardRowWithAttributes, now: Date): BuildPart => ({
  ...toCard(row, now),
  attributes: row.attributes,
});

/** Returns the products on sale, in the order of the ids. A repeated id repeats the part. */
export async function viewBuildParts(ctx: Ctx, ids: readonly string[]) {
  const rows = await listRows(ctx, ids, listOnSaleIds);
  return {
    parts: rows.map((row) => toBuildPart(row, ctx.now())),
    pricesHoldUntil: pricesHoldUntil(rows, ctx.now()),
  };
}

/** Like viewBuildParts, with products that are no longer sold: customers may own one. */
export async function viewOwnedParts(ctx: Ctx, ids: readonly string[]): Promise<BuildPart[]> {
  const rows = await listRows(ctx, ids, listEverSoldIds);
  return rows.map((row) => toBuildPart(row, ctx.now()));
}

async function listRows(ctx: Ctx, ids: readonly string[], listVisibleIds: typeof listOnSaleIds) {
  // Drop ids that are not UUIDs: PostgreSQL would throw instead of finding nothing.
  const validIds = ids.filter((id) => z.uuid().safeParse(id).success).map((id) => id.toLowerCase());
  const uniqueIds = [...new Set(validIds)];
  const [visible, rows] = await Promise.all([
    listVisibleIds(ctx.read, uniqueIds),
    listCards(ctx.read, uniqueIds),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return validIds.filter((id) => visible.includes(id)).flatMap((id) => byId.get(id) ?? []);
}

interface SlotQuery {
  categoryIds: readonly string[];
  /** Only products that fit these by the hard rules; undefined returns all. */
  fitsWith: readonly Part[] | undefined;
  /** Also products that lack a measure and so may fit. */
  allowUnknown?: boolean;
  search: string | undefined;
  sort: 'relevance' | 'price-lowtohigh' | 'price-hightolow';
  isInStock?: boolean;
  minPrice?: Pesos | undefined;
  /** Brand, price and the category's own filters. */
  chosen?: ListingFilters;
  limit: number;
}

const inStock: Filter = { kind: 'availability', name: 'availability', inStock: true };

const priceFrom = (pesos: Pesos): Filter => ({
  kind: 'price',
  name: 'price',
  min: toCentavos(pesos),
  max: maxPrice,
});

/** Returns the filters that a shopper chose. Those of any subcategory of the slot count. */
async function chosenFilters(
  ctx: Ctx,
  { categoryIds, chosen }: Pick<SlotQuery, 'categoryIds' | 'chosen'>,
): Promise<Filter[]> {
  if (!chosen) return [];
  const offered = new Set(categoryIds.flatMap((id) => [...filtersOf(id).keys()]));
  const selected = selectedValues(chosen, [...offered]);
  const [query, facetValues] = await Promise.all([
    withBrandIds(ctx, chosen),
    selected.size > 0 ? findFacetValues(ctx.read, selected) : [],
  ]);
  return toFilters(query, selected.keys(), facetValues);
}

/** Returns the first products that could go into a slot of a build. */
export async function listPartsForSlot(ctx: Ctx, query: SlotQuery): Promise<BuildPart[]> {
  const { fitsWith, categoryIds } = query;
  const search = query.search
    ? await planSearch(ctx.read, query.search, { isTyping: false })
    : undefined;
  const filters = fitsWith
    ? categoryIds.map((id) => fitFilter(id, fitsWith, query.allowUnknown))
    : [];
  const rows = await listPageOfParts(ctx.read, {
    categoryIds,
    search,
    filters: [
      // Drives are in two subcategories and have no hard limits in either.
      ...filters.flatMap((filter) => filter ?? []),
      ...(await chosenFilters(ctx, query)),
      ...(query.isInStock ? [inStock] : []),
      ...(query.minPrice === undefined ? [] : [priceFrom(query.minPrice)]),
    ],
    now: ctx.now(),
    sort: query.sort,
    limit: query.limit,
    offset: 0,
  });
  return rows.map((row) => toBuildPart(row, ctx.now()));
}

/** Returns up to `each` products in stock per subcategory, spread over the price range, by id. */
export async function listInStock(
  ctx: Ctx,
  categoryIds: readonly string[],
  each: number,
): Promise<BuildPart[]> {
  const ids = await listInStockByPrice(ctx.read, categoryIds, each);
  const rows = await listCards(ctx.read, ids);
  // Of equal offers a build takes the first, which must not change from request to request.
  const sorted = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return sorted.map((row) => toBuildPart(row, ctx.now()));
}

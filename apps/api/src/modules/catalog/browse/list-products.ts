import { filtersOf } from '@sirkito/commerce';
import type { ListingQuery, ListingReply } from '@sirkito/contracts/catalog/listing-schemas';
import type { Ctx } from '#api/platform/context.ts';
import { toPart, viewBuildParts } from './build-parts.ts';
import { requireBranch } from '../product/category-branch.ts';
import { listFacetSets } from './facet-values.queries.ts';
import { fitFilter } from './fit-filter.ts';
import { toFacets } from './facets.ts';
import { countFacets, listPage } from './listing.queries.ts';
import { planSearch } from '../search/plan-search.ts';
import { toFilters, selectedValues, type Filter } from './listing-filter.ts';
import { toCard } from '../product/product-card.ts';

async function fitFilters(ctx: Ctx, { category, fits }: ListingQuery): Promise<Filter[]> {
  if (!category || !fits?.length) return [];
  const { parts } = await viewBuildParts(ctx, fits);
  const filter = await fitFilter(ctx.read, category, parts.map(toPart));
  return filter ? [filter] : [];
}

/** Returns one page of products and the facet counts. */
export async function listProducts(
  ctx: Ctx,
  query: ListingQuery,
): Promise<Omit<ListingReply, 'success'>> {
  const { page, limit, sort = 'relevance' } = query;
  const offered = query.category ? [...filtersOf(query.category).keys()] : [];
  const selected = selectedValues(query, offered);
  const sets = selected.size
    ? await listFacetSets(ctx.read, [...selected.keys()], [...selected.values()].flat())
    : [];
  const listing = {
    categoryIds: query.category ? requireBranch(query.category) : undefined,
    search: query.search
      ? await planSearch(ctx.read, query.search, { isTyping: false })
      : undefined,
    filters: [...toFilters(query, selected, sets), ...(await fitFilters(ctx, query))],
    now: ctx.now(),
  };
  const [rows, counts] = await Promise.all([
    listPage(ctx.read, { ...listing, sort, limit, offset: (page - 1) * limit }),
    countFacets(ctx.read, listing, offered),
  ]);
  const { total, ...facets } = toFacets(counts, {
    ...listing,
    offered,
    categoryId: query.category,
  });
  return {
    data: rows.map((row) => toCard(row, listing.now)),
    ...facets,
    pagination: { total, page, pages: Math.ceil(total / limit) },
  };
}

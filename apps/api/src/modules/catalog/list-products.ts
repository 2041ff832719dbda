import { filtersOf } from '@sirkito/commerce';
import type { ListingQuery, ListingReply } from '@sirkito/contracts/catalog-listing';
import type { Ctx } from '#api/platform/context.ts';
import { toPart, viewBuildParts } from './build-parts.ts';
import { requireBranch } from './category-branch.ts';
import { listFacetSets } from './facet-values.queries.ts';
import { fitFilter } from './fit-filter.ts';
import { toFacets } from './facets.ts';
import { countFacets, listPage } from './listing.queries.ts';
import { readSearch } from './read-search.ts';
import { toFilters, wantedValues, type Filter } from './listing-filter.ts';
import { toCard } from './product-card.ts';

async function fitFilters(ctx: Ctx, { category, fits }: ListingQuery): Promise<Filter[]> {
  if (!category || !fits?.length) return [];
  const { parts } = await viewBuildParts(ctx, fits);
  const filter = await fitFilter(ctx.read, category, parts.map(toPart));
  return filter ? [filter] : [];
}

type Listed = Omit<ListingReply, 'success'>;

/** One page of products with the counts of every filter: two looks at the listing. */
export async function listProducts(ctx: Ctx, query: ListingQuery): Promise<Listed> {
  const { page, limit, sort = 'relevance' } = query;
  const offered = query.category ? [...filtersOf(query.category).keys()] : [];
  const wanted = wantedValues(query, offered);
  const sets = wanted.size
    ? await listFacetSets(ctx.read, [...wanted.keys()], [...wanted.values()].flat())
    : [];
  const listing = {
    categoryIds: query.category ? requireBranch(query.category) : undefined,
    search: query.search
      ? await readSearch(ctx.read, query.search, { isTyping: false })
      : undefined,
    filters: [...toFilters(query, wanted, sets), ...(await fitFilters(ctx, query))],
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

import { filtersOf, sorts, toPesos, type FilterAttribute } from '@sirkito/commerce';
import type { ListingQuery, ListingReply, Sort } from '@sirkito/contracts/catalog/listing-schemas';
import type { Ctx } from '#api/platform/context.ts';
import { toPart, viewBuildParts } from './build-parts.ts';
import { requireBranch } from '../product/category-branch.ts';
import { listFacetSets } from './facet-values.queries.ts';
import { fitFilter } from './fit-filter.ts';
import { toFacets } from './facets.ts';
import { countFacets, listPage, type Page } from './listing.queries.ts';
import { listSearchPage, type CountedPage } from './search-page.queries.ts';
import { planSearch } from '../search/plan-search.ts';
import type { SearchPlan } from '../search/search-tiers.ts';
import { toFilters, selectedValues } from './listing-filter.ts';
import { toCard } from '../product/product-card.ts';

/** Returns the filter for what fits these parts; undefined if they don't limit the category. */
async function filterByParts(ctx: Ctx, category: string | undefined, ids: readonly string[] = []) {
  if (!category || ids.length === 0) return undefined;
  const { parts } = await viewBuildParts(ctx, ids);
  return fitFilter(ctx.read, category, parts.map(toPart));
}

function searchPrice(
  search: SearchPlan | undefined,
  sort: Sort,
): Pick<ListingReply, 'searchPrice'> {
  const { price } = search ?? {};
  const order = sort === 'relevance' ? search?.order : undefined;
  if (!price && !order) return {};
  return {
    searchPrice: {
      ...(price?.min !== undefined && { min: toPesos(price.min) }),
      ...(price?.max !== undefined && { max: toPesos(price.max) }),
      ...(order && { order }),
    },
  };
}

async function listCountedPage(
  read: Ctx['read'],
  page: Page,
  attributes: readonly FilterAttribute[],
): Promise<CountedPage> {
  const [rows, counts] = await Promise.all([
    listPage(read, page),
    countFacets(read, page, attributes),
  ]);
  return { rows, counts };
}

/** Returns one page of products and the facet counts. */
export async function listProducts(
  ctx: Ctx,
  query: ListingQuery,
): Promise<Omit<ListingReply, 'success'>> {
  const { page, limit, sort = query.search ? 'relevance' : 'featured' } = query;
  const offered = query.category ? [...filtersOf(query.category).keys()] : [];
  const selected = selectedValues(query, offered);
  const sets = selected.size
    ? await listFacetSets(ctx.read, [...selected.keys()], [...selected.values()].flat())
    : [];
  // A search has its own order: the best match comes first.
  const isDefaultOrder = sort === sorts[0] && !query.search;
  const [fit, fitsFirst] = await Promise.all([
    filterByParts(ctx, query.category, query.fits),
    isDefaultOrder ? filterByParts(ctx, query.category, query.fits_first) : undefined,
  ]);
  const listing = {
    categoryIds: query.category ? requireBranch(query.category) : undefined,
    search: query.search
      ? await planSearch(ctx.read, query.search, { isTyping: false })
      : undefined,
    filters: [...toFilters(query, selected, sets), ...(fit ? [fit] : [])],
    now: ctx.now(),
  };
  const shown = { ...listing, sort, fitsFirst, limit, offset: (page - 1) * limit };
  const { rows, counts } = await (listing.search ? listSearchPage : listCountedPage)(
    ctx.read,
    shown,
    offered,
  );
  const { total, ...facets } = toFacets(counts, {
    ...listing,
    offered,
    categoryId: query.category,
  });
  return {
    data: rows.map((row) => toCard(row, listing.now)),
    ...facets,
    ...searchPrice(listing.search, sort),
    pagination: { total, page, pages: Math.ceil(total / limit) },
  };
}

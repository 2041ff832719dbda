import { filtersOf, sorts, toPesos, type FilterAttribute } from '@sirkito/commerce';
import type { ListingQuery, ListingReply, Sort } from '@sirkito/contracts/catalog/listing-schemas';
import type { Ctx } from '#api/platform/context.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { toPart, viewBuildParts } from './build-parts.ts';
import { requireBranch } from '../product/category-branch.ts';
import { listFacetSets } from './facet-values.queries.ts';
import { fitFilter } from './fit-filter.ts';
import { toFacets } from './facets.ts';
import { countFacets, listPage, type Page } from './listing.queries.ts';
import { listSearchPage, type CountedPage } from './search-page.queries.ts';
import { searchByPlan } from '../search/search-by-plan.ts';
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
  read: Reader,
  page: Omit<Page, 'search'>,
  attributes: readonly FilterAttribute[],
  text: string | undefined,
): Promise<CountedPage & { plan?: SearchPlan }> {
  if (text) {
    return searchByPlan(read, { text, isTyping: false }, (search, lookup) =>
      listSearchPage(read, { ...page, search }, { attributes, lookup }),
    );
  }
  const all = { ...page, search: undefined };
  const [rows, counts] = await Promise.all([
    listPage(read, all),
    countFacets(read, all, attributes),
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
    filters: [...toFilters(query, selected, sets), ...(fit ? [fit] : [])],
    now: ctx.now(),
    sort,
    fitsFirst,
    limit,
    offset: (page - 1) * limit,
  };
  const { rows, counts, plan } = await listCountedPage(ctx.read, listing, offered, query.search);
  const { total, ...facets } = toFacets(counts, {
    ...listing,
    offered,
    categoryId: query.category,
  });
  return {
    data: rows.map((row) => toCard(row, listing.now)),
    ...facets,
    ...searchPrice(plan, sort),
    pagination: { total, page, pages: Math.ceil(total / limit) },
  };
}

import { filtersOf, sorts, toPesos, type FilterAttribute } from '@sirkito/commerce';
import type { ListingQuery, ListingReply, Sort } from '@sirkito/contracts/catalog/listing-schemas';
import type { Ctx } from '#api/platform/context.ts';
import { toPart, viewBuildParts } from './build-parts.ts';
import { requireBranch } from '../product/category-branch.ts';
import { findFacetValues } from './facet-values.queries.ts';
import { fitFilter } from './fit-filter.ts';
import { sumCounts, toFacets } from './facets.ts';
import { withBrandIds } from './with-brand-ids.ts';
import { countFacets, listPage } from './listing.queries.ts';
import { listSearchPage } from './search-page.queries.ts';
import { findCompletePc } from '../search/words/complete-pc.ts';
import { searchByPlan } from '../search/search-by-plan.ts';
import type { SearchPlan } from '../search/search-tiers.ts';
import { toFilters, selectedValues } from './listing-filter.ts';
import { toCard } from '../product/product-card.ts';

/** Returns the filter for what fits these parts; undefined if they don't limit the category. */
async function filterByParts(ctx: Ctx, category: string | undefined, ids: readonly string[] = []) {
  if (!category || ids.length === 0) return undefined;
  const { parts } = await viewBuildParts(ctx, ids);
  return fitFilter(category, parts.map(toPart));
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

/** Returns one page of products and the facet counts. */
export async function listProducts(
  ctx: Ctx,
  asked: ListingQuery,
): Promise<Omit<ListingReply, 'success'>> {
  const query = await withBrandIds(ctx, asked);
  const { page, limit } = query;
  const offered = query.category ? [...filtersOf(query.category).keys()] : [];
  const now = ctx.now();
  const { rows, totals, search, sort } = await findListing(ctx, query, offered, now);
  const completePc = query.search ? findCompletePc(query.search) : undefined;
  const { total, ...facets } = toFacets(totals, { offered, categoryId: query.category });
  return {
    data: rows.map((row) => toCard(row, now)),
    ...facets,
    ...searchPrice(search, sort),
    ...(completePc && { completePc }),
    pagination: { total, page, pages: Math.ceil(total / limit) },
  };
}

async function findListing(
  ctx: Ctx,
  query: ListingQuery,
  offered: readonly FilterAttribute[],
  now: Date,
) {
  const { limit, sort = query.search ? 'relevance' : 'featured' } = query;
  const page = { sort, limit, offset: (query.page - 1) * limit };
  const categoryIds = query.category ? requireBranch(query.category) : undefined;
  const selected = selectedValues(query, offered);
  const facetValues = selected.size > 0 ? await findFacetValues(ctx.read, selected) : [];
  // A search has its own order: the best match comes first.
  const isDefaultOrder = sort === sorts[0] && !query.search;
  const [fit, fitsFirst] = await Promise.all([
    filterByParts(ctx, query.category, query.fits),
    isDefaultOrder ? filterByParts(ctx, query.category, query.fits_first) : undefined,
  ]);
  const filters = [...toFilters(query, selected.keys(), facetValues), ...(fit ? [fit] : [])];
  const listing = { categoryIds, filters, now, ...page, fitsFirst };
  if (query.search) {
    const asked = { text: query.search, isTyping: false };
    const matched = await searchByPlan(ctx.read, asked, (search, lookup) =>
      listSearchPage(ctx.read, { ...listing, search }, { attributes: offered, lookup }),
    );
    const totals = sumCounts(matched.counts, filters);
    return { rows: matched.rows, totals, sort, search: matched.plan };
  }
  const all = { ...listing, search: undefined };
  const [rows, counts] = await Promise.all([
    listPage(ctx.read, all),
    countFacets(ctx.read, all, offered),
  ]);
  return { rows, totals: sumCounts(counts, filters), sort, search: undefined };
}

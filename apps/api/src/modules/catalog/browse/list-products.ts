import { filtersOf, sorts, toPesos, type FilterAttribute } from '@sirkito/commerce';
import type { ListingQuery, ListingReply, Sort } from '@sirkito/contracts/catalog/listing-schemas';
import type { ReadCtx } from '#api/platform/context.ts';
import { toPart, viewBuildParts } from './build-parts.ts';
import { requireBranch } from '../product/category-branch.ts';
import { listFacetSets } from './facet-values.queries.ts';
import { fitFilter } from './fit-filter.ts';
import { sumCounts, toFacets } from './facets.ts';
import { countFacets, listPage } from './listing.queries.ts';
import { listSearchPage } from './search-page.queries.ts';
import {
  countByBitmaps,
  findPageByPrice,
  isPagedByBitmaps,
} from '../bitmaps/listing-bitmaps.queries.ts';
import { searchByPlan } from '../search/search-by-plan.ts';
import type { SearchPlan } from '../search/search-tiers.ts';
import { toFilters, selectedValues } from './listing-filter.ts';
import { toCard } from '../product/product-card.ts';

/** Returns the filter for what fits these parts; undefined if they don't limit the category. */
async function filterByParts(
  ctx: ReadCtx,
  category: string | undefined,
  ids: readonly string[] = [],
) {
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

/** Returns one page of products and the facet counts. */
export async function listProducts(
  ctx: ReadCtx,
  query: ListingQuery,
): Promise<Omit<ListingReply, 'success'>> {
  const { page, limit } = query;
  const offered = query.category ? [...filtersOf(query.category).keys()] : [];
  const now = ctx.now();
  const { rows, totals, search, sort } = await findListing(ctx, query, offered, now);
  const { total, ...facets } = toFacets(totals, { offered, categoryId: query.category });
  return {
    data: rows.map((row) => toCard(row, now)),
    ...facets,
    ...searchPrice(search, sort),
    pagination: { total, page, pages: Math.ceil(total / limit) },
  };
}

async function findListing(
  ctx: ReadCtx,
  query: ListingQuery,
  offered: readonly FilterAttribute[],
  now: Date,
) {
  const { limit, sort = query.search ? 'relevance' : 'featured' } = query;
  const page = { sort, limit, offset: (query.page - 1) * limit };
  const categoryIds = query.category ? requireBranch(query.category) : undefined;
  const selected = selectedValues(query, offered);
  // Bitmaps know neither words nor measures, and one scan is cheaper than those of all categories.
  const browsed =
    query.search || query.fits?.length || !categoryIds
      ? undefined
      : { categoryIds, filters: toFilters(query, selected, []), now };
  const found = browsed && (await findPageByPrice(ctx.read, { ...browsed, ...page }, offered));
  if (found) return { ...found, sort, search: undefined };

  const sets = selected.size
    ? await listFacetSets(ctx.read, [...selected.keys()], [...selected.values()].flat())
    : [];
  // A search has its own order: the best match comes first.
  const isDefaultOrder = sort === sorts[0] && !query.search;
  const [fit, fitsFirst] = await Promise.all([
    filterByParts(ctx, query.category, query.fits),
    isDefaultOrder ? filterByParts(ctx, query.category, query.fits_first) : undefined,
  ]);
  const filters = [...toFilters(query, selected, sets), ...(fit ? [fit] : [])];
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
  // Bitmaps that gave no page are outdated.
  const counted = isPagedByBitmaps(sort, categoryIds) ? undefined : browsed;
  const count = async () =>
    (counted && (await countByBitmaps(ctx.read, counted, offered))) ??
    sumCounts(await countFacets(ctx.read, all, offered), filters);
  const [rows, totals] = await Promise.all([listPage(ctx.read, all), count()]);
  return { rows, totals, sort, search: undefined };
}

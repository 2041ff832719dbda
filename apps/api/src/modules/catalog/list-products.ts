import { filtersOf } from '@sirkito/commerce';
import type { ListingQuery, ListingReply } from '@sirkito/contracts/catalog-listing';
import type { Ctx } from '#api/platform/context.ts';
import { findBranch } from './category-branch.ts';
import { toFacets } from './facets.ts';
import { countFacets, listPageIds } from './listing.queries.ts';
import { readSearch } from './read-search.ts';
import { toFilters } from './listing-filter.ts';
import { toCard } from './product-card.ts';
import { listCards } from './product-cards.queries.ts';

type Listed = Omit<ListingReply, 'success'>;

/** One page of products with the counts of every filter: two looks at the listing, one at the page. */
export async function listProducts(ctx: Ctx, query: ListingQuery): Promise<Listed> {
  const { page, limit, sort = 'relevance' } = query;
  const offered = query.category ? [...filtersOf(query.category).keys()] : [];
  const listing = {
    categoryIds: query.category ? await findBranch(ctx, query.category) : undefined,
    search: query.search
      ? await readSearch(ctx.read, query.search, { isTyping: false })
      : undefined,
    filters: toFilters(query, offered),
    now: ctx.now(),
  };
  const [ids, counts] = await Promise.all([
    listPageIds(ctx.read, { ...listing, sort, limit, offset: (page - 1) * limit }),
    countFacets(ctx.read, listing, offered),
  ]);
  const cards = await listCards(ctx.read, ids);
  const byId = new Map(cards.map((row) => [row.id, toCard(row, listing.now)]));
  const { total, ...facets } = toFacets(counts, {
    ...listing,
    offered,
    categoryId: query.category,
  });
  return {
    data: ids.flatMap((id) => byId.get(id) ?? []),
    ...facets,
    pagination: { total, page, pages: Math.ceil(total / limit) },
  };
}

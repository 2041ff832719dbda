import { asCentavos, runningSalePrice, toPesos } from '@sirkito/commerce';
import type { ListingQuery } from '@sirkito/contracts/catalog/listing-schemas';
import type { ProductSuggestion } from '@sirkito/contracts/search/schemas';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { imagePath } from '../product/image-path.ts';
import { listMatches } from './list-matches.ts';
import { searchByPlan } from './search-by-plan.ts';
import { countZeroResultSearch } from './zero-result-searches.queries.ts';

const minQueryLength = 2;
const noAmount = asCentavos(0);

/** Suggests products for a query that is still being typed. */
export async function searchProducts(
  ctx: Ctx,
  { query, limit }: { query: string; limit: number },
): Promise<ProductSuggestion[]> {
  if (query.trim().length < minQueryLength) return [];
  const typed = { text: query, isTyping: true };
  const { rows } = await searchByPlan(ctx.read, typed, (plan, lookup) =>
    listMatches(ctx.read, plan, { limit, now: ctx.now(), lookup }),
  );
  return rows.map((row) => ({
    _id: row.id,
    name: row.card.name,
    images: row.card.images.map(imagePath),
    category: { name: row.card.category.name },
    facts: row.card.facts,
    price: toPesos(row.price ?? noAmount),
    salePrice: toPesos(runningSalePrice(row, ctx.now()) ?? noAmount),
    totalStock: row.available ?? 0,
  }));
}

const limits = { maxPerDay: 2_000, retentionDays: 90 };
/** E-mail addresses and phone numbers are not stored. */
const personalData = /@|(?:\d[\s().-]*){9}/;

/** Counts a search of the whole shop that found nothing. Searches with filters don't count. */
export async function recordZeroResultSearch(
  ctx: Ctx,
  listing: ListingQuery,
  total: number,
): Promise<void> {
  anyone(ctx);
  const { search, page, limit: _limit, sort: _sort, ...filters } = listing;
  const query = search?.toLowerCase().replace(/\s+/g, ' ') ?? '';
  if (total > 0 || page > 1 || query.length < 2 || personalData.test(query)) return;
  if (Object.values(filters).some(isSet)) return;
  try {
    await ctx.transact((tx) => countZeroResultSearch(tx, { query, now: ctx.now(), ...limits }));
  } catch (error) {
    // The reply is ready; a failed count must not fail the request.
    ctx.log.warn({ err: error }, 'could not record a search with no results');
  }
}

const isSet = (value: unknown): boolean =>
  value !== undefined && (!Array.isArray(value) || value.length > 0);

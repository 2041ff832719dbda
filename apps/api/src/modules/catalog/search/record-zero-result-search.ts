import type { ListingQuery } from '@sirkito/contracts/catalog/listing-schemas';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { countZeroResultSearch } from './zero-result-searches.queries.ts';

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

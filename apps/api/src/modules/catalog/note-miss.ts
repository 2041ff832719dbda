import type { ListingQuery } from '@sirkito/contracts/catalog-listing';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { countMiss } from './search-misses.queries.ts';

const kept = { mostADay: 2_000, keptDays: 90 };
/** Addresses and numbers of people are no words for a part. */
const personal = /@|(?:\d[\s().-]*){9}/;

/** Counts a search of the whole shop that found nothing. Filters find nothing for other reasons. */
export async function noteMiss(ctx: Ctx, query: ListingQuery, total: number): Promise<void> {
  anyone(ctx);
  const { search, page, limit: _limit, sort: _sort, ...filters } = query;
  const words = search?.toLowerCase().replace(/\s+/g, ' ') ?? '';
  if (total > 0 || page > 1 || words.length < 2 || personal.test(words)) return;
  if (Object.values(filters).some(isSet)) return;
  try {
    await ctx.transact((tx) => countMiss(tx, { words, now: ctx.now(), ...kept }));
  } catch (error) {
    // Whoever looked has their answer; a count less is no reason to take it from them.
    ctx.log.warn({ err: error }, 'a search without result was not counted');
  }
}

const isSet = (value: unknown): boolean =>
  value !== undefined && (!Array.isArray(value) || value.length > 0);

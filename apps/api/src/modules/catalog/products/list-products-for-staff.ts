import type { StaffListing, StaffListingQuery } from '@sirkito/contracts/catalog/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { findPinPositions } from '../featured/category-pins.queries.ts';
import { requireBranch } from '../product/category-branch.ts';
import { toCard } from '../product/product-card.ts';
import { listCards } from '../product/product-cards.queries.ts';
import { readCursor, writeCursor } from './staff-cursor.ts';
import {
  countForStaff,
  listForStaff,
  searchForStaff,
  type ListedProduct,
} from './staff-listing.queries.ts';

/** Totals are exact up to this number. */
const maxCount = 1_000;
/** A search with more matches than this is faster as an ordered scan. */
const maxSearchMatches = 5_000;

/** Returns products of every status, paged by cursor. */
export async function listProductsForStaff(
  ctx: Ctx,
  query: StaffListingQuery,
): Promise<StaffListing> {
  requireStaff(ctx);
  const { sort, limit, category, after, before, end } = query;
  const categoryIds = category === undefined ? undefined : requireBranch(category);
  const listing = { query, categoryIds, now: ctx.now() };
  const from = readCursor(sort, after ?? before);
  const isBackwards = end !== undefined || (before !== undefined && from !== undefined);
  const page = { ...listing, sort, isBackwards, from, limit: limit + 1 };
  const searched = query.search
    ? await searchForStaff(ctx.read, page, maxSearchMatches)
    : undefined;
  const isComplete = searched !== undefined && searched.total <= maxSearchMatches;
  const [found, counted] = await Promise.all([
    isComplete ? searched.found : listForStaff(ctx.read, page),
    searched?.total ?? countForStaff(ctx.read, listing, maxCount + 1),
  ]);
  // The extra row tells whether there is another page in this direction.
  const hasMore = found.length > limit;
  const rows = isBackwards ? found.slice(-limit) : found.slice(0, limit);
  const cursor = (row: ListedProduct | undefined) =>
    row ? writeCursor(sort, { value: row.key, id: row.id }) : null;
  const [isAtStart, isAtEnd] = isBackwards ? [!hasMore, !from] : [!from, !hasMore];
  return {
    data: await toStaffProducts(ctx, rows),
    pagination: {
      previous: isAtStart ? null : cursor(rows[0]),
      next: isAtEnd ? null : cursor(rows.at(-1)),
      total: Math.min(counted, maxCount),
      hasMore: counted > maxCount,
    },
  };
}

async function toStaffProducts(ctx: Ctx, found: readonly ListedProduct[]) {
  const ids = found.map(({ id }) => id);
  const [rows, pins] = await Promise.all([
    listCards(ctx.read, ids),
    findPinPositions(ctx.read, ids),
  ]);
  const cards = new Map(rows.map((row) => [row.id, toCard(row, ctx.now())]));
  return found.flatMap(({ id, status, updatedAt }) => {
    const card = cards.get(id);
    if (!card) return [];
    return [
      {
        ...card,
        status,
        pin: pins.get(id) ?? null,
        updatedAt: updatedAt.toISOString(),
      },
    ];
  });
}

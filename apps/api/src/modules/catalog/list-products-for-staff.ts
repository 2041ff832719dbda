import type { StaffListing, StaffListingQuery } from '@sirkito/contracts/catalog-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { requireBranch } from './category-branch.ts';
import { toCard } from './product-card.ts';
import { listCards } from './product-cards.queries.ts';
import { readCursor, writeCursor } from './staff-cursor.ts';
import {
  countForStaff,
  listForStaff,
  searchForStaff,
  type ListedProduct,
} from './staff-listing.queries.ts';

/** Beyond this nobody reads a number; counting to it costs little. */
const countedTo = 1_000;
/** A search that finds more than this has its page sooner by going through all in order. */
const gathered = 5_000;

/** Products of every status, a page at a time from wherever the reader stands. */
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
  const searched = query.search ? await searchForStaff(ctx.read, page, gathered) : undefined;
  const isWhole = searched !== undefined && searched.total <= gathered;
  const [found, counted] = await Promise.all([
    isWhole ? searched.found : listForStaff(ctx.read, page),
    searched?.total ?? countForStaff(ctx.read, listing, countedTo + 1),
  ]);
  // One more than fits tells whether there is more in the direction that was read.
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
      total: Math.min(counted, countedTo),
      hasMore: counted > countedTo,
    },
  };
}

async function toStaffProducts(ctx: Ctx, found: readonly ListedProduct[]) {
  const rows = await listCards(
    ctx.read,
    found.map(({ id }) => id),
  );
  const cards = new Map(rows.map((row) => [row.id, toCard(row, ctx.now())]));
  return found.flatMap(({ id, status, updatedAt }) => {
    const card = cards.get(id);
    if (!card) return [];
    return [
      {
        ...card,
        status: status as StaffListing['data'][number]['status'],
        updatedAt: updatedAt.toISOString(),
      },
    ];
  });
}

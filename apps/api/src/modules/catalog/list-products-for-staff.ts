import type { StaffListingQuery, StaffProduct } from '@sirkito/contracts/catalog-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { toCard } from './product-card.ts';
import { listCards } from './product-cards.queries.ts';
import { listProductIds } from './staff-listing.queries.ts';

/** Products of every status, newest first. Ids are made in order of time, so the id is the key. */
export async function listProductsForStaff(
  ctx: Ctx,
  query: StaffListingQuery,
): Promise<StaffProduct[]> {
  requireStaff(ctx);
  const found = await listProductIds(ctx.read, query);
  const rows = await listCards(
    ctx.read,
    found.map(({ id }) => id),
  );
  const cards = new Map(rows.map((row) => [row.id, toCard(row, ctx.now())]));
  return found.flatMap(({ id, status }) => {
    const card = cards.get(id);
    return card ? [{ ...card, status: status as StaffProduct['status'] }] : [];
  });
}

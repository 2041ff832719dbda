import { countPieces, isCashDue, toPesos, type Centavos } from '@sirkito/commerce';
import type { LabelsReply } from '@sirkito/contracts/papers-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { readParcels } from './read-parcels.ts';

const nothing = toPesos(0 as Centavos);

/** What goes on the parcels, in the order of the ids. What is no order is left out unsaid. */
export async function viewLabels(ctx: Ctx, ids: readonly string[]): Promise<LabelsReply['data']> {
  requireStaff(ctx);
  const { parcels, leftOut } = await readParcels(ctx.read, ids);
  const labels = parcels.map((order) => ({
    _id: order._id,
    orderNumber: order.orderNumber,
    address: order.address,
    isPickup: order.isPickup,
    notes: order.notes,
    pieces: countPieces(order.items),
    toCollect: isCashDue(order) ? order.total : nothing,
  }));
  return { labels, leftOut };
}

import { asPesos, countPieces, isCashDue } from '@sirkito/commerce';
import type { LabelsReply } from '@sirkito/contracts/orders/staff-print-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { readParcels } from './read-parcels.ts';
import { noteDocuments } from './note-documents.ts';

const noAmount = asPesos(0);

/** Returns shipping labels in the order of the ids. Unknown ids are skipped. */
export async function viewLabels(ctx: Ctx, ids: readonly string[]): Promise<LabelsReply['data']> {
  requireStaff(ctx);
  const { parcels, skipped } = await readParcels(ctx.read, ids);
  const labels = parcels.map((order) => ({
    _id: order._id,
    orderNumber: order.orderNumber,
    address: order.address,
    isPickup: order.isPickup,
    notes: order.notes,
    pieces: countPieces(order.items),
    toCollect: isCashDue(order) ? order.total : noAmount,
  }));
  noteDocuments(
    ctx,
    'label',
    labels.map(({ _id }) => _id),
  );
  return { labels, skipped };
}

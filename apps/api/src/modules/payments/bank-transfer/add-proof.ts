import { AppError } from '@sirkito/contracts/errors';
import { announceOrders, extendTransferReservation, lockOrder } from '#api/modules/orders/index.ts';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { shrinkPicture } from '#api/platform/images/shrink-picture.ts';
import { insertProof, listProofs } from '../payment/proofs.queries.ts';

const limit = 5;

interface ProofUpload {
  orderId: string;
  /** Base64-encoded. */
  picture: string;
}

/** Stores a photo or screenshot of the transfer for staff to check against the bank account. */
export async function addProof(ctx: Ctx, { orderId, picture }: ProofUpload): Promise<void> {
  const { accountId } = requireShopper(ctx);
  const shrunk = await shrinkPicture(Buffer.from(picture, 'base64'));
  await ctx.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.accountId !== accountId) throw new AppError('order.not_found');
    const isAwaitingTransfer =
      order.status === 'pending' && order.paymentMethod === 'bank_transfer';
    if (!isAwaitingTransfer) throw new AppError('payment.not_open');
    if (!shrunk) throw new AppError('payment.proof_unreadable');
    const proofCount = (await listProofs(tx, orderId)).length;
    if (proofCount >= limit) throw new AppError('payment.too_many_proofs', { limit });
    await insertProof(tx, {
      id: ctx.newId(),
      orderId,
      accountId,
      picture: shrunk,
      at: ctx.now(),
    });
    // Only the first proof extends the reservation.
    if (proofCount === 0 && order.heldUntil) await extendTransferReservation(tx, ctx, order);
    await announceOrders(tx, [orderId]);
  });
}

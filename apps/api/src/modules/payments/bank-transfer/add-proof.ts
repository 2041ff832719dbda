import { AppError } from '@sirkito/contracts/errors';
import { announceOrders, extendTransferReservation, lockOrder } from '#api/modules/orders/index.ts';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { pictureQueue, runPictureWork } from '#api/platform/images/picture-queue.ts';
import { insertProof, listProofs } from '../payment/proofs.queries.ts';

const limit = 5;

interface ProofUpload {
  orderId: string;
  /** Base64-encoded. */
  picture: string;
}

/** Locks an order that awaits a transfer and has room for a proof. */
async function requireProofSlot(tx: Tx, orderId: string, accountId: string) {
  const order = await lockOrder(tx, orderId);
  if (!order || order.accountId !== accountId) throw new AppError('order.not_found');
  const isAwaitingTransfer = order.status === 'pending' && order.paymentMethod === 'bank_transfer';
  if (!isAwaitingTransfer) throw new AppError('payment.not_open');
  const proofCount = (await listProofs(tx, orderId)).length;
  if (proofCount >= limit) throw new AppError('payment.too_many_proofs', { limit });
  return { order, proofCount };
}

/** Stores a photo or screenshot of the transfer for staff to check against the bank account. */
export async function addProof(ctx: Ctx, { orderId, picture }: ProofUpload): Promise<void> {
  const { accountId } = requireShopper(ctx);
  const requireSlot = () => ctx.transact((tx) => requireProofSlot(tx, orderId, accountId));
  // As for photos of reviews: before the queue, in it, and when storing.
  await requireSlot();
  await pictureQueue.run(async () => {
    await requireSlot();
    const proof = await runPictureWork('encodeProof', [Buffer.from(picture, 'base64')]);
    if (!proof) throw new AppError('payment.proof_unreadable');
    await ctx.transact(async (tx) => {
      const { order, proofCount } = await requireProofSlot(tx, orderId, accountId);
      const [id, at] = [ctx.newId(), ctx.now()];
      await insertProof(tx, { id, orderId, accountId, picture: proof, at });
      // Only the first proof extends the reservation.
      if (proofCount === 0 && order.heldUntil) await extendTransferReservation(tx, ctx, order);
      await announceOrders(tx, [orderId]);
    });
  }, ctx);
}

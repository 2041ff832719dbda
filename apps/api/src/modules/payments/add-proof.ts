import { AppError } from '@sirkito/contracts/errors';
import { announceOrders, holdForTransfer, lockOrder } from '#api/modules/orders/index.ts';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { shrinkPicture } from '#api/platform/images/shrink-picture.ts';
import { insertProof, listProofs } from './proofs.queries.ts';

const limit = 5;

interface Sent {
  orderId: string;
  /** In base64. */
  picture: string;
}

/** A photo or screenshot of the transfer, for staff to compare with the bank account. */
export async function addProof(ctx: Ctx, { orderId, picture }: Sent): Promise<void> {
  const { accountId } = requireShopper(ctx);
  const shrunk = await shrinkPicture(Buffer.from(picture, 'base64'));
  await ctx.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.accountId !== accountId) throw new AppError('order.not_found');
    const isAwaited = order.status === 'pending' && order.paymentMethod === 'bank_transfer';
    if (!isAwaited) throw new AppError('payment.not_open');
    if (!shrunk) throw new AppError('payment.bad_picture');
    const sent = (await listProofs(tx, orderId)).length;
    if (sent >= limit) throw new AppError('payment.too_many_proofs', { limit });
    await insertProof(tx, {
      id: ctx.newId(),
      orderId,
      accountId,
      picture: shrunk,
      at: ctx.now(),
    });
    // Once: more pictures of the same transfer are no reason to wait longer.
    if (sent === 0 && order.heldUntil) await holdForTransfer(tx, ctx, order);
    await announceOrders(tx, [orderId]);
  });
}

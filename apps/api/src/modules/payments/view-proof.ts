import { AppError } from '@sirkito/contracts/errors';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { findProof } from './proofs.queries.ts';

export const toDataUrl = (picture: Buffer): string =>
  `data:image/webp;base64,${picture.toString('base64')}`;

/** For staff alone: no address of its own, so that it cannot be passed on. */
export async function viewProof(
  ctx: Ctx,
  { orderId, proofId }: { orderId: string; proofId: string },
): Promise<string> {
  requireStaff(ctx);
  const proof = await findProof(ctx.read, { orderId, id: proofId });
  if (!proof) throw new AppError('payment.proof_not_found');
  return toDataUrl(proof.picture);
}

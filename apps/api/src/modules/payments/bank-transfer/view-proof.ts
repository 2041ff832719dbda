import { AppError } from '@sirkito/contracts/errors';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { noteSecurityEvent } from '#api/platform/security-log/security-event.ts';
import { findProof } from '../payment/proofs.queries.ts';

export const toDataUrl = (picture: Buffer): string =>
  `data:image/webp;base64,${picture.toString('base64')}`;

/** Returns the image inline as a data URL, so it has no link that could be shared. */
export async function viewProof(
  ctx: Ctx,
  { orderId, proofId }: { orderId: string; proofId: string },
): Promise<string> {
  requireStaff(ctx);
  const proof = await findProof(ctx.read, { orderId, id: proofId });
  if (!proof) throw new AppError('payment.proof_not_found');
  noteSecurityEvent(ctx, { kind: 'payment_proof_viewed', subject: `order:${orderId}` });
  return toDataUrl(proof.picture);
}

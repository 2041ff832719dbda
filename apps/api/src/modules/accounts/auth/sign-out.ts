import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { deleteSession } from '../sessions/sessions.queries.ts';

export async function signOut(ctx: Ctx): Promise<void> {
  const { accountId, sessionId } = requireShopper(ctx);
  await ctx.transact(async (tx) => {
    await deleteSession(tx, accountId, sessionId);
    await securityEvent(tx, ctx, { kind: 'signed_out' });
  });
}

import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { deleteSession } from '../sessions/sessions.queries.ts';

export async function signOut(ctx: Ctx): Promise<void> {
  const { accountId, sessionId } = requireShopper(ctx);
  await ctx.transact((tx) => deleteSession(tx, accountId, sessionId));
}

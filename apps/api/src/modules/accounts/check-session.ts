import type { User } from '@sirkito/contracts/accounts';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { findAccount } from './accounts.queries.ts';
import { exchangeAfterMs } from './session.ts';
import {
  deleteEndedTokens,
  insertSessionToken,
  lockSessionToken,
  sealSuccessor,
} from './sessions.queries.ts';
import { newSessionToken, seal, sha256, unseal } from './tokens.ts';
import { toUser } from './user.ts';

/** Who the session belongs to, and the token to go on with: a new one once it has aged. */
export async function checkSession(
  ctx: Ctx,
  token: string,
): Promise<{ token: string; user: User }> {
  const { accountId } = requireShopper(ctx);
  const account = await findAccount(ctx.read, accountId);
  if (!account) throw new AppError('auth.required');
  const kind = ctx.actor.kind === 'staff' ? 'staff' : 'shopper';
  const next = await ctx.transact((tx) => exchange(tx, token, ctx.now()));
  return { token: next, user: toUser(account, kind) };
}

/** Under the lock of the old token, so that tabs that ask at once are given the same new one. */
async function exchange(tx: Tx, token: string, now: Date): Promise<string> {
  const hash = sha256(token);
  const current = await lockSessionToken(tx, hash);
  if (!current) throw new AppError('auth.required');
  if (current.sealed) return unseal(current.sealed, token);
  if (now.getTime() - current.issuedAt.getTime() < exchangeAfterMs) return token;

  const successor = newSessionToken(token.startsWith('a_') ? 'staff' : 'shopper');
  await insertSessionToken(tx, {
    hash: sha256(successor),
    sessionId: current.sessionId,
    issuedAt: now,
    predecessorHash: hash,
  });
  await sealSuccessor(tx, hash, seal(successor, token));
  await deleteEndedTokens(tx, current.sessionId, now);
  return successor;
}

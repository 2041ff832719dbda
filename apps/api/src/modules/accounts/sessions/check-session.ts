import type { User } from '@sirkito/contracts/accounts/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { findAccount } from '../account/accounts.queries.ts';
import { rotateAfterMs } from '../account/session.ts';
import {
  deleteEndedTokens,
  insertSessionToken,
  lockSessionToken,
  sealSuccessor,
} from './sessions.queries.ts';
import { newSessionToken, seal, sha256, unseal } from '../account/tokens.ts';
import { toUser } from '../account/user.ts';

/** Returns the user and the token to use from now on: a new one when the current one is old. */
export async function checkSession(
  ctx: Ctx,
  token: string,
): Promise<{ token: string; user: User }> {
  const { accountId } = requireShopper(ctx);
  const account = await findAccount(ctx.read, accountId);
  if (!account) throw new AppError('auth.required');
  const kind = ctx.actor.kind === 'staff' ? 'staff' : 'shopper';
  const next = await ctx.transact((tx) => rotateToken(tx, token, ctx.now()));
  return { token: next, user: toUser(account, kind) };
}

/** Locks the old token, so concurrent tabs receive the same successor. */
async function rotateToken(tx: Tx, token: string, now: Date): Promise<string> {
  const hash = sha256(token);
  const current = await lockSessionToken(tx, hash);
  if (!current) throw new AppError('auth.required');
  if (current.sealed) return unseal(current.sealed, token);
  if (now.getTime() - current.issuedAt.getTime() < rotateAfterMs) return token;

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

import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { noteSecurityEvent } from '#api/platform/security-log/security-event.ts';
import type { AuthDeps } from './auth-deps.ts';
import { findPasswordHash } from './passwords.queries.ts';
import { badCredentials } from './bad-credentials.ts';

/** Protects actions that a stolen session alone must not allow. Returns the matching hash. */
export async function confirmPassword(
  ctx: Ctx,
  { passwords, limits }: AuthDeps,
  password: string,
): Promise<string> {
  const { accountId, sessionId } = requireShopper(ctx);
  passwords.requireCapacity();
  await limits.consume('password', sessionId);
  await limits.consume('passwordAccount', accountId);
  const hash = await findPasswordHash(ctx.read, accountId);
  const isCorrect = await passwords.verify(password, hash);
  if (!hash || !isCorrect) {
    noteSecurityEvent(ctx, { kind: 'password_check_failed' });
    throw badCredentials(ctx.actor.kind === 'staff' ? 'passwordOrCode' : 'password');
  }
  await limits.reset('password', sessionId);
  await limits.reset('passwordAccount', accountId);
  return hash;
}

import { setTimeout as delay } from 'node:timers/promises';
import type { StaffSignIn, User } from '@sirkito/contracts/accounts';
import { AppError } from '@sirkito/contracts/errors';
import { anyone, type Ctx } from '#api/platform/context.ts';
import type { Passwords } from '#api/platform/passwords.ts';
import type { Seal } from '#api/platform/sealed.ts';
import { findAccountByEmail, isStillOpen, renewHash } from './accounts.queries.ts';
import type { Limits } from './limits.ts';
import { takeCode } from './take-code.ts';
import { findSecondStep } from './second-step.queries.ts';
import { openSession, type OpenedSession } from './open-session.ts';
import type { SessionKind } from './session.ts';
import { toUser } from './user.ts';
import { countedAs, type Visitor } from './visitor.ts';

interface Door {
  passwords: Passwords;
  limits: Limits;
  seal: Seal;
  kind: SessionKind;
}

/** Refusals come on the beat: finding an account takes a little longer than finding none. */
const beatMs = 5;

export async function signIn(
  ctx: Ctx,
  { passwords, limits, seal, kind }: Door,
  { email, password, code }: StaffSignIn,
  visitor: Visitor,
): Promise<OpenedSession & { user: User }> {
  anyone(ctx);
  const began = performance.now();
  const limit = kind === 'staff' ? 'staffSignIn' : 'signIn';
  const from = countedAs(visitor.address);
  passwords.requireRoom();
  await limits.take('signInAddress', from);
  await limits.take(limit, email, from);

  const account = await findAccountByEmail(ctx.read, email);
  const hash = account?.password_hash;
  const isRight = await passwords.verify(password, hash);
  if (
    !account ||
    !hash ||
    account.disabled_at ||
    !isRight ||
    (kind === 'staff' && account.role !== 'admin')
  ) {
    await delay(beatMs - ((performance.now() - began) % beatMs));
    throw new AppError('auth.bad_credentials');
  }
  const accountId = account.id;
  const isAsked = kind === 'staff' && (await findSecondStep(ctx.read, accountId))?.confirmed_at;
  if (isAsked && code === undefined) throw new AppError('auth.code_needed');
  if (isAsked) await limits.take('staffCode', accountId);
  const renewed = passwords.isOutdated(hash) ? await passwords.hash(password) : undefined;
  const session = await ctx.transact(async (tx) => {
    if (!(await isStillOpen(tx, accountId, hash))) throw new AppError('auth.bad_credentials');
    if (isAsked) await takeCode(tx, { seal, accountId, code: code ?? '', now: ctx.now() });
    if (renewed) await renewHash(tx, accountId, { from: hash, to: renewed });
    return openSession(tx, ctx, { accountId, kind, visitor });
  });
  await limits.forget(limit, email, from);
  if (isAsked) await limits.forget('staffCode', accountId);
  return { ...session, user: toUser(account, kind) };
}

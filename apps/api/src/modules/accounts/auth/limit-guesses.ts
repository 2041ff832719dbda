import { AppError } from '@sirkito/contracts/errors';
import { anyone, type Ctx } from '#api/platform/context.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import { sendGuessAlertJob } from '../account/accounts.jobs.ts';
import { knownDevice } from '../account/known-device.ts';
import type { Limits } from '../account/limits.ts';
import type { Visitor } from '../account/rate-limit-key.ts';
import type { SessionKind } from '../account/session.ts';

interface GuessLimitDeps {
  limits: Limits;
  secretBox: SecretBox;
  kind: SessionKind;
}

/**
 * Limits sign-in attempts per account from all addresses. Known devices are counted apart, so an
 * attack doesn't lock the owner out. Returns a function that resets the count.
 */
export async function limitGuesses(
  ctx: Ctx,
  { limits, secretBox, kind }: GuessLimitDeps,
  email: string,
  { deviceCookie }: Visitor,
): Promise<() => Promise<void>> {
  anyone(ctx);
  const limit = kind === 'staff' ? 'staffSignInAccount' : 'signInAccount';
  const device = knownDevice(secretBox, email, deviceCookie);
  const subject = device === undefined ? [email] : [email, device];
  const { excess, retryAfterSeconds } = await limits.count(limit, ...subject);
  if (excess <= 0) return () => limits.reset(limit, ...subject);
  if (excess === 1) await ctx.transact((tx) => ctx.enqueue(tx, sendGuessAlertJob, { email }));
  throw new AppError('request.too_many', { retryAfterSeconds });
}

import { AppError } from '@sirkito/contracts/errors';
import { anyone, type Ctx } from '#api/platform/context.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import { sendGuessAlertJob } from '../account/accounts.jobs.ts';
import { knownDevice } from '../account/known-device.ts';
import type { findCredentials } from '../account/passwords.queries.ts';
import type { Limits } from '../account/limits.ts';
import type { Visitor } from '../account/rate-limit-key.ts';

interface GuessLimitDeps {
  limits: Limits;
  secretBox: SecretBox;
}

/**
 * Limits sign-in attempts per account from all addresses. Shop and staff sign-in share the count,
 * because they share the password. Known devices are counted apart, so an attack doesn't lock the
 * owner out. Returns whether the device is known and a function that resets the count.
 */
export async function limitGuesses(
  ctx: Ctx,
  { limits, secretBox }: GuessLimitDeps,
  { email, account }: { email: string; account: Awaited<ReturnType<typeof findCredentials>> },
  { deviceCookie }: Visitor,
): Promise<{ isKnownDevice: boolean; reset: () => Promise<void> }> {
  anyone(ctx);
  const device = knownDevice(secretBox, account, deviceCookie);
  const isKnownDevice = device !== undefined;
  const subject = isKnownDevice ? [email, device] : [email];
  const { excess, retryAfterSeconds } = await limits.count('signInAccount', ...subject);
  if (excess <= 0) return { isKnownDevice, reset: () => limits.reset('signInAccount', ...subject) };
  if (excess === 1) await ctx.transact((tx) => ctx.enqueue(tx, sendGuessAlertJob, { email }));
  throw new AppError('request.too_many', { retryAfterSeconds });
}

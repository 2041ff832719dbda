import { AppError } from '@sirkito/contracts/errors';
import { anyone, type Ctx } from '#api/platform/context.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import { sendGuessAlertJob } from '../account/accounts.jobs.ts';
import { knownDevice } from '../account/known-device.ts';
import type { findCredentials } from '../account/passwords.queries.ts';
import type { Limits } from '../account/limits.ts';
import { addressKey, householdKey, type Visitor } from '../account/rate-limit-key.ts';
import type { SessionKind } from '../account/session.ts';

interface GuessLimitDeps {
  limits: Limits;
  secretBox: SecretBox;
  kind: SessionKind;
}

interface Guesses {
  isKnownDevice: boolean;
  /** An earlier attempt has not succeeded. */
  isRepeated: boolean;
  /** Resets the counts after a sign-in; the address counts failures only. */
  succeeded: () => Promise<void>;
  failed: () => Promise<void>;
}

/**
 * Limits sign-in attempts of an account, from one household and from all addresses; the latter of
 * shop and staff together, because they share the password. After many failures of an address its
 * strangers get fewer attempts for each account. Known devices are counted apart, so an attack
 * doesn't lock the owner out.
 */
export async function limitGuesses(
  ctx: Ctx,
  { limits, secretBox, kind }: GuessLimitDeps,
  { email, account }: { email: string; account: Awaited<ReturnType<typeof findCredentials>> },
  { deviceCookie, ipAddress }: Visitor,
): Promise<Guesses> {
  anyone(ctx);
  const device = knownDevice(secretBox, account, deviceCookie);
  const isKnownDevice = device !== undefined;
  const subject = isKnownDevice ? [email, device] : [email];
  const [address, household] = [addressKey(ipAddress), householdKey(ipAddress)];
  const limit = kind === 'staff' ? 'staffSignIn' : 'signIn';
  await limits.consume(limit, ...subject, household);
  const isSuspicious = !isKnownDevice && (await limits.read('signInAddress', address)).excess > 0;
  if (isSuspicious) await limits.consume('signInAgain', email, address);
  const { excess, retryAfterSeconds } = await limits.count('signInAccount', ...subject);
  if (excess === 1) await ctx.transact((tx) => ctx.enqueue(tx, sendGuessAlertJob, { email }));
  if (excess > 0) throw new AppError('request.too_many', { retryAfterSeconds });
  return {
    isKnownDevice,
    isRepeated: excess > 1 - limits.of('signInAccount').max,
    succeeded: async () => {
      await limits.reset(limit, ...subject, household);
      await limits.reset('signInAccount', ...subject);
      if (isSuspicious) await limits.reset('signInAgain', email, address);
    },
    failed: async () => void (await limits.count('signInAddress', address)),
  };
}

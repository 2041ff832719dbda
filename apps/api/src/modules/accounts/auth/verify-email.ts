import { anyone, type Ctx, requireShopper } from '#api/platform/context.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import { sendEmailVerificationJob } from '../account/accounts.jobs.ts';
import { verifyAccountEmail } from '../account/accounts.queries.ts';
import { badCredentials } from '../account/bad-credentials.ts';
import { rememberDevice } from '../account/known-device.ts';
import type { Limits } from '../account/limits.ts';
import { consumeOneTimeToken, deleteOneTimeTokens } from '../account/one-time-tokens.queries.ts';
import { findPasswordHash } from '../account/passwords.queries.ts';
import { householdKey, type Visitor } from '../account/rate-limit-key.ts';
import { sha256 } from '../account/tokens.ts';

/** Also makes the device known, so that its owner gets in while someone guesses the password. */
export async function verifyEmail(
  ctx: Ctx,
  { limits, secretBox }: { limits: Limits; secretBox: SecretBox },
  { userId, token }: { userId: string; token: string },
  visitor: Visitor,
): Promise<{ deviceCookie: string }> {
  anyone(ctx);
  await limits.consume('mailedLink', userId, householdKey(visitor.ipAddress));
  const now = ctx.now();
  const oneTimeToken = { accountId: userId, purpose: 'verify_email', hash: sha256(token) } as const;
  await ctx.transact(async (tx) => {
    const isConsumed = await consumeOneTimeToken(tx, oneTimeToken, now);
    if (!isConsumed) throw badCredentials('link');
    await verifyAccountEmail(tx, userId, now);
    await deleteOneTimeTokens(tx, userId, 'verify_email');
  });
  const credentials = { id: userId, passwordHash: await findPasswordHash(ctx.read, userId) };
  return { deviceCookie: rememberDevice(secretBox, credentials, visitor.deviceCookie) };
}

export async function requestVerification(ctx: Ctx, limits: Limits): Promise<void> {
  const { accountId } = requireShopper(ctx);
  await limits.consume('accountMail', accountId);
  await ctx.transact((tx) => ctx.enqueue(tx, sendEmailVerificationJob, { accountId }));
}

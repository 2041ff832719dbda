import { AppError } from '@sirkito/contracts/errors';
import type { PasskeySignIn, RequestOptions } from '@sirkito/contracts/passkeys/schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { noteFailure } from '#api/platform/security-log/security-event.ts';
import type { Limits } from '../account/limits.ts';
import { startAssertion, verifyAssertion } from '../passkeys/passkey-assertion.ts';
import { findPasskey, markPasskeyUsed } from '../passkeys/passkeys.queries.ts';
import type { RelyingParty } from '../passkeys/relying-party.ts';
import { markSessionConfirmed } from '../sessions/sessions.queries.ts';

interface PasskeyConfirmationDeps {
  limits: Limits;
  relyingParty: RelyingParty;
}

export async function startPasskeyConfirmation(
  ctx: Ctx,
  { relyingParty }: Pick<PasskeyConfirmationDeps, 'relyingParty'>,
): Promise<RequestOptions> {
  const { accountId } = requireStaff(ctx);
  return startAssertion(ctx, relyingParty, { purpose: 'confirm', accountId });
}

/** Confirms the session without the password: as at sign-in, a passkey is both factors. */
export async function confirmWithPasskey(
  ctx: Ctx,
  { limits, relyingParty }: PasskeyConfirmationDeps,
  { credential }: PasskeySignIn,
): Promise<void> {
  const { accountId, sessionId } = requireStaff(ctx);
  await limits.consume('passkey', sessionId);
  const details = { area: 'staff', reason: 'passkey' };
  const failure = { kind: 'second_factor_failed', details } as const;
  await noteFailure(ctx, 'auth.passkey_failed', failure, confirm());
  await limits.reset('passkey', sessionId);

  async function confirm() {
    const passkey = await findPasskey(ctx.read, Buffer.from(credential.id, 'base64url'));
    if (passkey?.id !== accountId) throw new AppError('auth.passkey_failed');
    const scope = { purpose: 'confirm', accountId } as const;
    const signCount = await verifyAssertion(ctx, { relyingParty, scope, credential }, passkey);
    await ctx.transact(async (tx) => {
      const use = { id: passkey.passkeyId, signCount, now: ctx.now() };
      if (!(await markPasskeyUsed(tx, use))) throw new AppError('auth.passkey_failed');
      await markSessionConfirmed(tx, sessionId);
    });
  }
}

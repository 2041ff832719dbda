import { AppError } from '@sirkito/contracts/errors';
import type { AddPasskey } from '@sirkito/contracts/passkeys/schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { sendPasskeyAddedJob } from '../account/accounts.jobs.ts';
import { lockAccount } from '../account/accounts.queries.ts';
import { deleteOtherStaffSessions, lockSession } from '../sessions/sessions.queries.ts';
import { auditPasskey } from './audit-passkey.ts';
import { useUpChallenge } from './issue-challenge.ts';
import { countPasskeys, insertPasskey, maxPasskeys } from './passkeys.queries.ts';
import type { RelyingParty } from './relying-party.ts';
import { requireStaffSession } from '../account/require-staff-session.ts';

/** As in WebAuthn and the table; real keys have some hundred bytes. */
const [minIdLength, maxIdLength, maxKeyLength] = [16, 1_023, 2_000];

/** Stores a passkey and tells the owner by email. */
export async function addPasskey(
  ctx: Ctx,
  { relyingParty }: { relyingParty: RelyingParty },
  { name, credential: response }: AddPasskey,
): Promise<void> {
  const { accountId, sessionId } = requireShopper(ctx);
  const credential = await verify(ctx, relyingParty, response, accountId);
  await ctx.transact(async (tx) => {
    // Serializes concurrent additions.
    const account = await lockAccount(tx, accountId);
    // Sessions are cached: this one may have ended meanwhile.
    const isSignedIn = account && (await lockSession(tx, sessionId));
    if (!isSignedIn) throw new AppError('auth.required');
    requireStaffSession(ctx, account);
    if ((await countPasskeys(tx, accountId)) >= maxPasskeys) {
      throw new AppError('accounts.too_many_passkeys', { limit: maxPasskeys });
    }
    const isAdded = await insertPasskey(tx, {
      id: ctx.newId(),
      account_id: accountId,
      ...credential,
      transports: response.response.transports ?? [],
      name,
      created_at: ctx.now(),
    });
    if (!isAdded) throw new AppError('accounts.passkey_taken');
    await deleteOtherStaffSessions(tx, accountId, sessionId);
    await auditPasskey(tx, ctx, { action: 'accounts.add_passkey', name });
    await ctx.enqueue(tx, sendPasskeyAddedJob, { accountId });
  });
}

async function verify(
  ctx: Ctx,
  { id, origin }: RelyingParty,
  { response: { clientDataJSON, attestationObject }, ...credential }: AddPasskey['credential'],
  accountId: string,
) {
  // Loaded on first use: most of it reads attestation certificates, which passkeys don't have.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const result = await verifyRegistrationResponse({
    response: {
      ...credential,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => useUpChallenge(ctx, challenge, { purpose: 'add', accountId }),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    ctx.log.info({ err: error }, 'passkey not added');
    throw new AppError('accounts.passkey_not_added');
  });
  if (!result.verified) throw new AppError('accounts.passkey_not_added');
  const { credential: created } = result.registrationInfo;
  const credentialId = Buffer.from(created.id, 'base64url');
  const publicKey = Buffer.from(created.publicKey);
  const isStorable =
    credentialId.length >= minIdLength &&
    credentialId.length <= maxIdLength &&
    publicKey.length <= maxKeyLength;
  if (!isStorable) throw new AppError('accounts.passkey_not_added');
  return { credential_id: credentialId, public_key: publicKey, sign_count: created.counter };
}

import { AppError } from '@sirkito/contracts/errors';
import type { PasskeySignIn, RequestOptions } from '@sirkito/contracts/passkeys/schemas';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { issueChallenge, useUpChallenge, type ChallengeScope } from './issue-challenge.ts';
import { promptTimeoutMs, type RelyingParty } from './relying-party.ts';

/** Creates the options to ask a device for one of its passkeys. */
export async function startAssertion(
  ctx: Ctx,
  relyingParty: RelyingParty,
  scope: ChallengeScope,
): Promise<RequestOptions> {
  anyone(ctx);
  return {
    challenge: await issueChallenge(ctx, scope),
    rpId: relyingParty.id,
    timeout: promptTimeoutMs,
    userVerification: 'required',
  };
}

interface Assertion {
  relyingParty: RelyingParty;
  scope: ChallengeScope;
  credential: PasskeySignIn['credential'];
}

/** Checks challenge, origin, host, user verification, signature and counter. Returns the counter. */
export async function verifyAssertion(
  ctx: Ctx,
  { relyingParty: { id, origin }, scope, credential: { response, ...credential } }: Assertion,
  { publicKey, signCount }: { publicKey: Buffer; signCount: number },
): Promise<number> {
  anyone(ctx);
  const { clientDataJSON, authenticatorData, signature } = response;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...credential,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => useUpChallenge(ctx, challenge, scope),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: credential.id, publicKey: new Uint8Array(publicKey), counter: signCount },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    // A counter below the last one may mean a copied authenticator.
    ctx.log.warn({ err: error }, 'passkey refused');
    throw new AppError('auth.passkey_failed');
  });
  if (!verified) throw new AppError('auth.passkey_failed');
  return authenticationInfo.newCounter;
}

import { AppError } from '@sirkito/contracts/errors';
import type { CreationOptions } from '@sirkito/contracts/passkeys/schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { findAccount } from '../account/accounts.queries.ts';
import type { AuthDeps } from '../account/auth-deps.ts';
import { confirmPassword } from '../account/confirm-password.ts';
import { requireFactorConfirmation } from '../account/require-factor-confirmation.ts';
import { issueChallenge } from './issue-challenge.ts';
import { listPasskeys, maxPasskeys } from './passkeys.queries.ts';
import { promptTimeoutMs, type RelyingParty } from './relying-party.ts';
import { requireStaffSession } from '../account/require-staff-session.ts';

/** EdDSA, ES256 and RS256: every authenticator has one of them. */
const algorithms = [-8, -7, -257];

/** Creates the options for a passkey that needs no email address and checks who holds the device. */
export async function startPasskey(
  ctx: Ctx,
  deps: AuthDeps & { relyingParty: RelyingParty },
  password: string,
): Promise<CreationOptions> {
  const { accountId } = requireShopper(ctx);
  const account = await findAccount(ctx.read, accountId);
  if (!account) throw new AppError('auth.required');
  requireStaffSession(ctx, account);
  await confirmPassword(ctx, deps, password);
  await requireFactorConfirmation(ctx.read, ctx);
  const passkeys = await listPasskeys(ctx.read, accountId);
  if (passkeys.length >= maxPasskeys) {
    throw new AppError('accounts.too_many_passkeys', { limit: maxPasskeys });
  }
  const { id } = deps.relyingParty;
  return {
    challenge: await issueChallenge(ctx, { purpose: 'add', accountId }),
    rp: { id, name: id },
    user: { id: userHandleOf(accountId), name: account.email, displayName: account.user_name },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: promptTimeoutMs,
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** Authenticators store it, so it must not be personal data. */
export const userHandleOf = (accountId: string): string =>
  Buffer.from(accountId).toString('base64url');

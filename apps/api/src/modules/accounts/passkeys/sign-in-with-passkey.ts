import { AppError } from '@sirkito/contracts/errors';
import type { User } from '@sirkito/contracts/accounts/schemas';
import type { PasskeySignIn, RequestOptions } from '@sirkito/contracts/passkeys/schemas';
import { anyone, type Ctx } from '#api/platform/context.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import { noteFailure, securityEvent } from '#api/platform/security-log/security-event.ts';
import { rememberDevice } from '../account/known-device.ts';
import type { Limits } from '../account/limits.ts';
import { findPasswordHash, lockActiveAccount } from '../account/passwords.queries.ts';
import { householdKey, type Visitor } from '../account/rate-limit-key.ts';
import type { SessionKind } from '../account/session.ts';
import { toUser } from '../account/user.ts';
import { openSession, type OpenedSession } from '../sessions/open-session.ts';
import { startAssertion, verifyAssertion } from './passkey-assertion.ts';
import { findPasskey, markPasskeyUsed } from './passkeys.queries.ts';
import type { RelyingParty } from './relying-party.ts';
import { userHandleOf } from './start-passkey.ts';

interface PasskeySignInDeps {
  limits: Limits;
  secretBox: SecretBox;
  relyingParty: RelyingParty;
  kind: SessionKind;
}

const scopes = {
  shopper: { purpose: 'sign_in', accountId: null },
  staff: { purpose: 'sign_in_staff', accountId: null },
} as const;

export async function startPasskeySignIn(
  ctx: Ctx,
  { relyingParty, kind }: Pick<PasskeySignInDeps, 'relyingParty' | 'kind'>,
): Promise<RequestOptions> {
  anyone(ctx);
  return startAssertion(ctx, relyingParty, scopes[kind]);
}

/** Opens a session. For staff, a passkey is both factors: the device, and what unlocks it. */
export async function signInWithPasskey(
  ctx: Ctx,
  deps: PasskeySignInDeps,
  { credential }: PasskeySignIn,
  visitor: Visitor,
): Promise<OpenedSession & { user: User; deviceCookie: string }> {
  anyone(ctx);
  const { limits, secretBox, relyingParty, kind } = deps;
  const limit = kind === 'staff' ? 'staffSignIn' : 'signIn';
  const from = householdKey(visitor.ipAddress);
  await limits.consume(limit, credential.id, from);

  const account = await findPasskey(ctx.read, Buffer.from(credential.id, 'base64url'));
  const failure = {
    kind: 'sign_in_failed',
    accountId: account?.id,
    details: { area: kind, reason: 'passkey' },
  } as const;
  return noteFailure(ctx, 'auth.passkey_failed', failure, open());

  async function open() {
    const isAllowed = account && (kind === 'shopper' || account.role === 'admin');
    if (!account || !isAllowed || credential.response.userHandle !== userHandleOf(account.id)) {
      throw new AppError('auth.passkey_failed');
    }
    const accountId = account.id;
    const assertion = { relyingParty, scope: scopes[kind], credential };
    const signCount = await verifyAssertion(ctx, assertion, account);
    const session = await ctx.transact(async (tx) => {
      const isActive = await lockActiveAccount(tx, accountId);
      const use = { id: account.passkeyId, signCount, now: ctx.now() };
      const isUsed = isActive && (await markPasskeyUsed(tx, use));
      if (!isUsed) throw new AppError('auth.passkey_failed');
      const details = { area: kind, by: 'passkey' };
      await securityEvent(tx, ctx, { kind: 'sign_in_succeeded', accountId, details });
      return openSession(tx, ctx, { accountId, kind, visitor });
    });
    await limits.reset(limit, credential.id, from);
    const passwordHash = await findPasswordHash(ctx.read, accountId);
    const credentials = { id: accountId, passwordHash };
    const deviceCookie = rememberDevice(secretBox, credentials, visitor.deviceCookie);
    return { ...session, user: toUser(account, kind), deviceCookie };
  }
}

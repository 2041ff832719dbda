import { requireShop, type Ctx } from '#api/platform/context.ts';
import { findAccount, findAccountByEmail, type AccountRow } from '../account/accounts.queries.ts';
import { toRecipient, type Recipient } from '../account/find-recipient.ts';
import {
  deleteExpiredTokens,
  insertOneTimeToken,
  type Purpose,
} from '../account/one-time-tokens.queries.ts';
import { findInvitation } from '../account/staff-invitations.queries.ts';
import { invitationLifetimeMs } from '../staff/invitations.ts';
import { newOneTimeToken, sha256 } from '../account/tokens.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Purpose, lifetime and page of each link. */
const links = {
  reset_password: {
    purpose: 'reset_password',
    lifetimeMs: 30 * minute,
    page: '/auth/reset-password',
  },
  staff_invitation: {
    purpose: 'staff_invitation',
    lifetimeMs: invitationLifetimeMs,
    page: '/auth/reset-password',
  },
  /** Works as long as the limit on guesses lasts. */
  guess_alert: { purpose: 'verify_email', lifetimeMs: 60 * minute, page: '/auth/verify-email' },
  verify_email: { purpose: 'verify_email', lifetimeMs: 7 * day, page: '/auth/verify-email' },
  download_data: { purpose: 'download_data', lifetimeMs: day, page: '/shop/account/data' },
} as const satisfies Record<string, { purpose: Purpose; lifetimeMs: number; page: string }>;

interface EmailedLink extends Recipient {
  /** Relative to the shop's root. */
  path: string;
}

/**
 * Issues a link inside the job that sends it, so the token exists only in the e-mail. Returns
 * undefined when the account does not exist, or its invitation was cancelled meanwhile.
 */
export async function issueEmailedLink(
  ctx: Ctx,
  kind: keyof typeof links,
  owner: { accountId: string } | { email: string },
): Promise<EmailedLink | undefined> {
  requireShop(ctx);
  const account = await findOwner(ctx, owner);
  if (!account) return undefined;
  const [token, now] = [newOneTimeToken(), ctx.now()];
  const { purpose, lifetimeMs, page } = links[kind];
  const isIssued = await ctx.transact(async (tx) => {
    const isInvitation = kind === 'staff_invitation';
    if (isInvitation && !(await findInvitation(tx, account.id, now))) return false;
    await deleteExpiredTokens(tx, account.id, now);
    const link = { accountId: account.id, purpose, hash: sha256(token) };
    await insertOneTimeToken(tx, link, new Date(now.getTime() + lifetimeMs));
    return true;
  });
  if (!isIssued) return undefined;
  const path = `${page}/${account.id}/${token}`;
  return { ...toRecipient(account), path };
}

const findOwner = (
  ctx: Ctx,
  owner: { accountId: string } | { email: string },
): Promise<AccountRow | undefined> =>
  'email' in owner
    ? findAccountByEmail(ctx.read, owner.email)
    : findAccount(ctx.read, owner.accountId);

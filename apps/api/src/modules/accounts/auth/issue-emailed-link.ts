import { requireShop, type Ctx } from '#api/platform/context.ts';
import { findAccount, findAccountByEmail, type AccountRow } from '../account/accounts.queries.ts';
import { toRecipient, type Recipient } from '../account/find-recipient.ts';
import {
  deleteExpiredTokens,
  insertOneTimeToken,
  type Purpose,
} from '../account/one-time-tokens.queries.ts';
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
    purpose: 'reset_password',
    lifetimeMs: 3 * day,
    page: '/auth/reset-password',
  },
  verify_email: { purpose: 'verify_email', lifetimeMs: 7 * day, page: '/auth/verify-email' },
  download_data: { purpose: 'download_data', lifetimeMs: day, page: '/shop/account/data' },
} as const satisfies Record<string, { purpose: Purpose; lifetimeMs: number; page: string }>;

interface EmailedLink extends Recipient {
  /** Relative to the shop's root. */
  path: string;
}

/**
 * Issues a link inside the job that sends it, so the token exists only in the e-mail. Returns
 * undefined when the account does not exist.
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
  await ctx.transact(async (tx) => {
    await deleteExpiredTokens(tx, account.id, now);
    const link = { accountId: account.id, purpose, hash: sha256(token) };
    await insertOneTimeToken(tx, link, new Date(now.getTime() + lifetimeMs));
  });
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

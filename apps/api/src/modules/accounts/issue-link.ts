import { requireShop, type Ctx } from '#api/platform/context.ts';
import { findAccount, findAccountByEmail, type AccountRow } from './accounts.queries.ts';
import { recipientOf, type Recipient } from './find-recipient.ts';
import {
  deleteExpiredTokens,
  insertOneTimeToken,
  type Purpose,
} from './one-time-tokens.queries.ts';
import { newOneTimeToken, sha256 } from './tokens.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** What a link is good for, how long it works, and the page it leads to. */
const links = {
  reset_password: { purpose: 'reset_password', forMs: 30 * minute, page: '/auth/reset-password' },
  staff_invitation: { purpose: 'reset_password', forMs: 3 * day, page: '/auth/reset-password' },
  verify_email: { purpose: 'verify_email', forMs: 7 * day, page: '/auth/verify-email' },
  download_data: { purpose: 'download_data', forMs: day, page: '/shop/account/data' },
} as const satisfies Record<string, { purpose: Purpose; forMs: number; page: string }>;

interface MailedLink extends Recipient {
  /** From the root of the shop. */
  path: string;
}

/**
 * Makes a link for an e-mail, in the job that sends it: the token is nowhere but in the e-mail.
 * Undefined when there is no such account (any more).
 */
export async function issueLink(
  ctx: Ctx,
  kind: keyof typeof links,
  whose: { accountId: string } | { email: string },
): Promise<MailedLink | undefined> {
  requireShop(ctx);
  const account = await find(ctx, whose);
  if (!account) return undefined;
  const [token, now] = [newOneTimeToken(), ctx.now()];
  const { purpose, forMs, page } = links[kind];
  await ctx.transact(async (tx) => {
    await deleteExpiredTokens(tx, account.id, now);
    const link = { accountId: account.id, purpose, hash: sha256(token) };
    await insertOneTimeToken(tx, link, new Date(now.getTime() + forMs));
  });
  const path = `${page}/${account.id}/${token}`;
  return { ...recipientOf(account), path };
}

const find = (
  ctx: Ctx,
  whose: { accountId: string } | { email: string },
): Promise<AccountRow | undefined> =>
  'email' in whose
    ? findAccountByEmail(ctx.read, whose.email)
    : findAccount(ctx.read, whose.accountId);

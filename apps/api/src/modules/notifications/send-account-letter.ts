import { createElement } from 'react';
import { findRecipient, issueLink } from '#api/modules/accounts/index.ts';
import { readSetting } from '#api/modules/settings/index.ts';
import type { JobCtx } from '#api/platform/jobs.ts';
import { accountLetters, type AccountLetter, type Words } from './account-letters.ts';
import { greet } from './greet.ts';
import { Letter } from './letter.tsx';

export type Whose = ({ accountId: string } | { email: string }) & { invitedBy?: string | null };

/** To an address that has no account goes nothing: the job was promised so that nobody can tell. */
export async function sendAccountLetter(
  ctx: JobCtx,
  kind: AccountLetter,
  whose: Whose,
): Promise<void> {
  const words: (shop: string, invitedBy?: string) => Words = accountLetters[kind];
  const recipient = await find(ctx, kind, whose);
  if (!recipient) return;
  const store = await readSetting(ctx.read, 'store_profile');
  const by = whose.invitedBy ? await findRecipient(ctx.read, whose.invitedBy) : undefined;
  const { action, ...letter } = words(store.brandName, by?.userName);
  await ctx.sendMail({
    to: recipient.to,
    subject: letter.subject,
    body: createElement(Letter, {
      store,
      ...letter,
      greeting: greet(recipient),
      ...(action && { action: { label: action, url: new URL(recipient.path, ctx.shopUrl).href } }),
    }),
    messageId: ctx.requestId,
  });
}

async function find(ctx: JobCtx, kind: AccountLetter, whose: Whose) {
  const link = linkOf[kind];
  if (link) return issueLink(ctx, link, whose);
  const person = 'accountId' in whose && (await findRecipient(ctx.read, whose.accountId));
  return person ? { ...person, path: '/' } : undefined;
}

/** Letters that carry a link which works once. */
const linkOf = {
  resetPassword: 'reset_password',
  staffInvitation: 'staff_invitation',
  verifyEmail: 'verify_email',
  dataLink: 'download_data',
  passwordChanged: undefined,
  erasure: undefined,
  idle: undefined,
} as const satisfies Record<AccountLetter, string | undefined>;

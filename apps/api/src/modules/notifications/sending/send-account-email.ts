import { createElement } from 'react';
import {
  findRecipient,
  findRecipientByEmail,
  issueEmailedLink,
} from '#api/modules/accounts/index.ts';
import { readSetting } from '#api/modules/settings/index.ts';
import type { JobCtx } from '#api/platform/jobs/jobs.ts';
import { accountEmails, type AccountEmail, type EmailContent } from '../emails/account-emails.ts';
import { greet } from '../emails/greeting.ts';
import { PlainEmail } from '../emails/plain-email.tsx';

export type AccountEmailTarget = ({ accountId: string } | { email: string }) & {
  invitedBy?: string | null;
};

/** Sends nothing to an unknown address; the job is queued anyway, to not reveal who has an account. */
export async function sendAccountEmail(
  ctx: JobCtx,
  kind: AccountEmail,
  target: AccountEmailTarget,
): Promise<void> {
  const template: (shop: string, invitedBy?: string) => EmailContent = accountEmails[kind];
  const recipient = await findTarget(ctx, kind, target);
  if (!recipient) return;
  const store = await readSetting(ctx.read, 'store_profile');
  const by = target.invitedBy ? await findRecipient(ctx.read, target.invitedBy) : undefined;
  const { action, ...content } = template(store.brandName, by?.userName);
  await ctx.sendMail({
    to: recipient.to,
    subject: content.subject,
    body: createElement(PlainEmail, {
      store,
      ...content,
      greeting: greet(recipient),
      ...(action && { action: { label: action, url: new URL(recipient.path, ctx.shopUrl).href } }),
    }),
    messageId: ctx.requestId,
  });
}

async function findTarget(ctx: JobCtx, kind: AccountEmail, target: AccountEmailTarget) {
  const link = oneTimeLinks[kind];
  if (link) return issueEmailedLink(ctx, link, target);
  const person = await ('accountId' in target
    ? findRecipient(ctx.read, target.accountId)
    : findRecipientByEmail(ctx.read, target.email));
  return person ? { ...person, path: '/' } : undefined;
}

/** E-mails with a single-use link. */
const oneTimeLinks = {
  resetPassword: 'reset_password',
  staffInvitation: 'staff_invitation',
  verifyEmail: 'verify_email',
  dataLink: 'download_data',
  passwordChanged: undefined,
  passkeyAdded: undefined,
  twoFactorEnabled: undefined,
  factorRemoved: undefined,
  recoveryCodesRenewed: undefined,
  guessAlert: 'guess_alert',
  erasure: undefined,
  idle: undefined,
} as const satisfies Record<AccountEmail, string | undefined>;

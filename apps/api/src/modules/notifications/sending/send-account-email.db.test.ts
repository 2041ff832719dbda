import { expect, test } from 'vitest';
import type { JobCtx } from '#api/platform/jobs/jobs.ts';
import { renderMail } from '#api/platform/mail/mail.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { accountEmails, type AccountEmail } from '../emails/account-emails.ts';
import { sendAccountEmail } from './send-account-email.ts';

const shop = testShop();
const kinds = Object.keys(accountEmails) as AccountEmail[];

async function emailTextTo(accountId: string, kind: AccountEmail): Promise<string> {
  const texts: string[] = [];
  const sendMail: JobCtx['sendMail'] = async ({ body }) => {
    texts.push((await renderMail(body)).text);
  };
  const ctx = { ...shop.as({ kind: 'shop' }), sendMail, shopUrl: 'https://shop.test' };
  await sendAccountEmail(ctx, kind, { accountId });
  return texts.join('\n');
}

async function ownerOf(emailVerifiedAt: string | null): Promise<string> {
  const { accountId } = await newShopper(shop);
  await shop.asOwner('update account set user_name = $2, email_verified_at = $3 where id = $1', [
    accountId,
    'Win 5000 bit.ly/x',
    emailVerifiedAt,
  ]);
  await shop.asOwner(
    `insert into staff_invitation (account_id, staff_role, by_operator, expires_at)
     values ($1, 'support', true, now() + interval '1 day')`,
    [accountId],
  );
  return accountId;
}

test.each(kinds)('sends no name to an unverified address: %s', async (kind) => {
  const text = await emailTextTo(await ownerOf(null), kind);
  expect(text).toMatch(/^Hi,$/m);
  expect(text).not.toContain('bit.ly');
});

test.each(kinds)('greets customers with a verified address by name: %s', async (kind) => {
  const text = await emailTextTo(await ownerOf('2026-11-16'), kind);
  expect(text).toMatch(/^Hi Win 5000 bit\.ly\/x,$/m);
});

import { render } from '@react-email/components';
import { expect, test } from 'vitest';
import type { JobCtx } from '#api/platform/jobs.ts';
import { newShopper } from '#api/testing/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { accountLetters, type AccountLetter } from './account-letters.ts';
import { sendAccountLetter } from './send-account-letter.ts';

const shop = testShop();
const kinds = Object.keys(accountLetters) as AccountLetter[];

async function letterTo(accountId: string, kind: AccountLetter): Promise<string> {
  const letters: string[] = [];
  const sendMail: JobCtx['sendMail'] = async ({ body }) => {
    letters.push(await render(body, { plainText: true }));
  };
  const ctx = { ...shop.as({ kind: 'shop' }), sendMail, shopUrl: 'https://shop.test' };
  await sendAccountLetter(ctx, kind, { accountId });
  return letters.join('\n');
}

async function ownerOf(emailVerifiedAt: string | null): Promise<string> {
  const { accountId } = await newShopper(shop);
  await shop.asOwner('update account set user_name = $2, email_verified_at = $3 where id = $1', [
    accountId,
    'Win 5000 bit.ly/x',
    emailVerifiedAt,
  ]);
  return accountId;
}

test.each(kinds)(
  'no name of a stranger’s choice goes to an unconfirmed address: %s',
  async (kind) => {
    const text = await letterTo(await ownerOf(null), kind);
    expect(text).toMatch(/^Hello,$/m);
    expect(text).not.toContain('bit.ly');
  },
);

test.each(kinds)('who has confirmed the address is greeted by name: %s', async (kind) => {
  const text = await letterTo(await ownerOf('2026-11-16'), kind);
  expect(text).toMatch(/^Hello Win 5000 bit\.ly\/x,$/m);
});

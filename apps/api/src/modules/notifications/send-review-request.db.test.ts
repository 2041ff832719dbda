import { expect, test } from 'vitest';
import { askForReviews } from '#api/modules/reviews/ask-for-reviews.ts';
import { writeReview } from '#api/modules/reviews/write-review.ts';
import { appRole } from '#api/platform/db/pool.ts';
import { runJobs } from '#api/platform/job-runner.ts';
import type { Job } from '#api/platform/jobs.ts';
import { createMailer } from '#api/platform/mail.ts';
import { newDelivered } from '#api/testing/delivered-order.ts';
import { testInbox } from '#api/testing/inbox.ts';
import { newProduct } from '#api/testing/shelf.ts';
import { newShopper } from '#api/testing/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { reviewRequestJob } from './review-letters.jobs.ts';

const shop = testShop();
const inbox = testInbox();
const asShop = () => shop.as({ kind: 'shop' });

async function lettersFor(accountId: string): Promise<number> {
  const { rowCount } = await shop.asOwner('select from review_letter where account_id = $1', [
    accountId,
  ]);
  return rowCount ?? 0;
}

async function buyer(more: { daysAgo: number; status?: string }) {
  const shopper = await newShopper(shop);
  const productId = await newProduct(shop);
  const parcel = { ...more, accountId: shopper.accountId, productIds: [productId] };
  const orderId = await newDelivered(shop, parcel);
  return { ...shopper, productId, orderId };
}

test('some days after delivery one letter asks for a review, and its link ends them', async () => {
  const { accountId, productId, orderId } = await buyer({ daysAgo: 4 });
  const mailer = createMailer(inbox.smtpUrl, 'Sirkito <shop@sirkito.test>');
  const runner = await runJobs({
    url: shop.url,
    role: appRole,
    jobs: [reviewRequestJob as Job],
    log: shop.log,
    contextFor: (jobId) => ({
      ...asShop(),
      requestId: jobId,
      sendMail: mailer.send,
      shopUrl: 'http://localhost:3000',
    }),
  });
  try {
    await Promise.all(Array.from({ length: 5 }, () => askForReviews(asShop())));
    await askForReviews(asShop());
    const address = `${accountId}@example.test`;
    const mail = await inbox.mailTo(address, 'How are your parts?');
    const { rows } = await shop.asOwner('select name from product where id = $1', [productId]);
    expect(mail.html).toContain((rows[0] as { name: string }).name);
    expect(mail.text).toContain('/shop/account?tab=reviews');
    const [, key] = /\/shop\/review-letters\/([\w-]+)\/stop/.exec(mail.text) ?? [];
    expect(await lettersFor(accountId)).toBe(1);
    expect((await inbox.received()).filter(({ to }) => to[0]?.address === address)).toHaveLength(1);

    const app = await shop.app();
    // As a mail program presses the link in the letter's head.
    const pressed = await app.inject({
      method: 'POST',
      url: `/api/shop/review-letters/${key}/stop`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.json()).toEqual({ success: true });
    await newDelivered(shop, { accountId, productIds: [productId], daysAgo: 4 });
    await askForReviews(asShop());
    expect(await lettersFor(accountId)).toBe(1);
    expect(orderId).not.toBe('');
  } finally {
    await runner.stop();
    mailer.close();
  }
});

test('nobody is asked too soon, long after, about what came back, or what they have reviewed', async () => {
  const early = await buyer({ daysAgo: 1 });
  const late = await buyer({ daysAgo: 45 });
  const back = await buyer({ daysAgo: 5, status: 'returned' });
  const spoken = await buyer({ daysAgo: 5 });
  const { orderId, productId } = spoken;
  await writeReview(spoken.ctx, { orderId, productId, rating: 5, review: 'Said already' });
  await askForReviews(asShop());
  for (const { accountId } of [early, late, back, spoken]) {
    expect(await lettersFor(accountId)).toBe(0);
  }
});

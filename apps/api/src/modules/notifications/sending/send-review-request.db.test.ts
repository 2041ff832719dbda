import { expect, test } from 'vitest';
import { sendReviewRequests } from '#api/modules/reviews/requests/review-requests.ts';
import { writeReview } from '#api/modules/reviews/reviews/own-review.ts';
import { appRole } from '#api/platform/db/session-settings.ts';
import { runJobs } from '#api/platform/jobs/job-runner.ts';
import type { Job } from '#api/platform/jobs/jobs.ts';
import { createMailer } from '#api/platform/mail/mail.ts';
import { newDeliveredOrder } from '#api/testing/data/delivered-order.ts';
import { testInbox } from '#api/testing/inbox.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { sendReviewRequestHandler } from '../review-request.jobs.ts';

const shop = testShop();
const inbox = testInbox();
const asShop = () => shop.as({ kind: 'shop' });

async function emailsFor(accountId: string): Promise<number> {
  const { rowCount } = await shop.asOwner('select from review_request where account_id = $1', [
    accountId,
  ]);
  return rowCount ?? 0;
}

async function buyer(more: { daysAgo: number; status?: string }) {
  const shopper = await newShopper(shop);
  const productId = await newProduct(shop);
  const parcel = { ...more, accountId: shopper.accountId, productIds: [productId] };
  const orderId = await newDeliveredOrder(shop, parcel);
  return { ...shopper, productId, orderId };
}

test('sends one review request some days after delivery, with an unsubscribe link', async () => {
  const { accountId, productId, orderId } = await buyer({ daysAgo: 4 });
  const mailer = createMailer(inbox.smtpUrl, 'Sirkito <shop@sirkito.test>');
  const runner = await runJobs({
    url: shop.url,
    role: appRole,
    jobs: [sendReviewRequestHandler as Job],
    log: shop.log,
    contextFor: (jobId) => ({
      ...asShop(),
      requestId: jobId,
      sendMail: mailer.send,
      shopUrl: 'http://localhost:3000',
    }),
  });
  try {
    await Promise.all(Array.from({ length: 5 }, () => sendReviewRequests(asShop())));
    await sendReviewRequests(asShop());
    const address = `${accountId}@example.test`;
    const mail = await inbox.mailTo(address, 'How was your');
    const { rows } = await shop.asOwner('select name from product where id = $1', [productId]);
    expect(mail.html).toContain((rows[0] as { name: string }).name);
    expect(mail.text).toContain('/shop/account?tab=reviews');
    const [, key] = /\/shop\/review-letters\/([\w-]+)\/stop/.exec(mail.text) ?? [];
    expect(await emailsFor(accountId)).toBe(1);
    expect((await inbox.received()).filter(({ to }) => to[0]?.address === address)).toHaveLength(1);

    const app = await shop.app();
    // As mail clients do for the List-Unsubscribe header.
    const pressed = await app.inject({
      method: 'POST',
      url: `/api/shop/review-letters/${key}/stop`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.json()).toEqual({ success: true });
    await newDeliveredOrder(shop, { accountId, productIds: [productId], daysAgo: 4 });
    await sendReviewRequests(asShop());
    expect(await emailsFor(accountId)).toBe(1);
    expect(orderId).not.toBe('');
  } finally {
    await runner.stop();
    mailer.close();
  }
});

test('sends no request too early, too late, for returned orders or for reviewed items', async () => {
  const early = await buyer({ daysAgo: 1 });
  const late = await buyer({ daysAgo: 45 });
  const back = await buyer({ daysAgo: 5, status: 'returned' });
  const spoken = await buyer({ daysAgo: 5 });
  const { orderId, productId } = spoken;
  await writeReview(spoken.ctx, { orderId, productId, rating: 5, review: 'Said already' });
  await sendReviewRequests(asShop());
  for (const { accountId } of [early, late, back, spoken]) {
    expect(await emailsFor(accountId)).toBe(0);
  }
});

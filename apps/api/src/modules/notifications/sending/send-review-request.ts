import { createElement } from 'react';
import { findRecipient } from '#api/modules/accounts/index.ts';
import { findReviewRequest } from '#api/modules/reviews/index.ts';
import { readSetting } from '#api/modules/settings/index.ts';
import type { JobCtx } from '#api/platform/jobs/jobs.ts';
import { greet } from '../emails/greeting.ts';
import { ReviewRequest } from '../emails/review-request.tsx';

export async function sendReviewRequest(ctx: JobCtx, orderId: string): Promise<void> {
  const request = await findReviewRequest(ctx.read, orderId);
  const person = request && (await findRecipient(ctx.read, request.accountId));
  if (!request || !person) return;
  const store = await readSetting(ctx.read, 'store_profile');
  const at = (path: string) => new URL(path, ctx.shopUrl).href;
  await ctx.sendMail({
    to: person.to,
    subject: `How was your ${store.brandName} order ${request.orderNumber}?`,
    body: createElement(ReviewRequest, {
      store,
      greeting: greet(person),
      titles: request.titles,
      url: at('/shop/account?tab=reviews'),
      unsubscribeUrl: at(`/shop/review-letters/${request.optOutToken}/stop`),
    }),
    unsubscribeUrl: at(`/api/shop/review-letters/${request.optOutToken}/stop`),
    messageId: `${orderId}.review`,
  });
}

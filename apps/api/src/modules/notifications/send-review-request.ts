import { createElement } from 'react';
import { findRecipient } from '#api/modules/accounts/index.ts';
import { findReviewLetter } from '#api/modules/reviews/index.ts';
import { readSetting } from '#api/modules/settings/index.ts';
import type { JobCtx } from '#api/platform/jobs.ts';
import { greet } from './greet.ts';
import { ReviewRequest } from './review-request.tsx';

export async function sendReviewRequest(ctx: JobCtx, orderId: string): Promise<void> {
  const letter = await findReviewLetter(ctx.read, orderId);
  const person = letter && (await findRecipient(ctx.read, letter.accountId));
  if (!letter || !person) return;
  const store = await readSetting(ctx.read, 'store_profile');
  const at = (path: string) => new URL(path, ctx.shopUrl).href;
  await ctx.sendMail({
    to: person.to,
    subject: `How are your parts? Order ${letter.orderNumber} at ${store.brandName}`,
    body: createElement(ReviewRequest, {
      store,
      greeting: greet(person),
      titles: letter.titles,
      url: at('/shop/account?tab=reviews'),
      stopUrl: at(`/shop/review-letters/${letter.stopKey}/stop`),
    }),
    stopUrl: at(`/api/shop/review-letters/${letter.stopKey}/stop`),
    messageId: `${orderId}.review`,
  });
}

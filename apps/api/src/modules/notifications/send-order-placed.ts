import { createElement } from 'react';
import { findRecipient } from '#api/modules/accounts/index.ts';
import { findOrderLetter } from '#api/modules/orders/index.ts';
import { readSetting } from '#api/modules/settings/index.ts';
import type { JobCtx } from '#api/platform/jobs.ts';
import { greet } from './greet.ts';
import { OrderPlaced } from './order-placed.tsx';

export async function sendOrderPlaced(ctx: JobCtx, orderId: string): Promise<void> {
  const letter = await findOrderLetter(ctx.read, orderId);
  const person = letter && (await findRecipient(ctx.read, letter.accountId));
  if (!letter || !person) return;
  // Given up, or not paid in time, before the letter left: another one tells of that.
  if (letter.order.status === 'cancelled') return;
  const store = await readSetting(ctx.read, 'store_profile');
  const { order } = letter;
  await ctx.sendMail({
    to: person.to,
    subject: `Your order ${order.orderNumber} at ${store.brandName}`,
    body: createElement(OrderPlaced, {
      store,
      order,
      greeting: greet(person),
      url: new URL(`/shop/account/orders/${order._id}`, ctx.shopUrl).href,
    }),
    messageId: `${order._id}.placed`,
  });
}

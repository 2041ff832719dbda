import type { Order } from '@sirkito/contracts/orders/schemas';
import { createElement } from 'react';
import { findRecipient } from '#api/modules/accounts/index.ts';
import { findOrderForEmail } from '#api/modules/orders/index.ts';
import { readSetting } from '#api/modules/settings/index.ts';
import type { JobCtx } from '#api/platform/jobs/jobs.ts';
import { greet } from '../emails/greeting.ts';
import { OrderPlaced } from '../emails/order-placed.tsx';

export async function sendOrderPlaced(ctx: JobCtx, orderId: string): Promise<void> {
  const found = await findOrderForEmail(ctx.read, orderId);
  const person = found && (await findRecipient(ctx.read, found.accountId));
  if (!found || !person) return;
  // Cancelled before this e-mail was sent; the cancellation e-mail covers it.
  if (found.order.status === 'cancelled') return;
  const store = await readSetting(ctx.read, 'store_profile');
  const { order } = found;
  await ctx.sendMail({
    to: person.to,
    subject: `We received your ${store.brandName} order ${order.orderNumber}`,
    body: createElement(OrderPlaced, {
      store,
      order,
      bank: isTransferAwaited(order) ? await readSetting(ctx.read, 'bank_account') : null,
      greeting: greet(person),
      url: new URL(`/shop/account/orders/${order._id}`, ctx.shopUrl).href,
    }),
    messageId: `${order._id}.placed`,
  });
}

const isTransferAwaited = ({ paymentMethod, status }: Order): boolean =>
  paymentMethod === 'bank_transfer' && status === 'pending';

import { createElement } from 'react';
import { findRecipient } from '#api/modules/accounts/index.ts';
import {
  findOrderForEmail,
  type OrderEmail,
  type OrderForEmail,
} from '#api/modules/orders/index.ts';
import { readSetting } from '#api/modules/settings/index.ts';
import type { JobCtx } from '#api/platform/jobs/jobs.ts';
import { hasCapturedPayment } from '@sirkito/commerce';
import { greet } from '../emails/greeting.ts';
import { PlainEmail } from '../emails/plain-email.tsx';
import { orderEmailContent } from '../emails/order-emails.ts';

interface OrderEmailPayload {
  orderId: string;
  email: OrderEmail;
  /** Identifies the change, so that retries have the same message id. */
  changeId: string;
}

export async function sendOrderEmail(
  ctx: JobCtx,
  { orderId, email: kind, changeId }: OrderEmailPayload,
): Promise<void> {
  const found = await findOrderForEmail(ctx.read, orderId);
  const person = found && (await findRecipient(ctx.read, found.accountId));
  if (!found || !person) return;
  if (isStillTrue[kind]?.(found.order) === false) return;
  const store = await readSetting(ctx.read, 'store_profile');
  const content = orderEmailContent(kind, found.order, store);
  await ctx.sendMail({
    to: person.to,
    subject: content.subject,
    body: createElement(PlainEmail, {
      store,
      ...content,
      greeting: greet(person),
      action: {
        label: 'View order',
        url: new URL(`/shop/account/orders/${orderId}`, ctx.shopUrl).href,
      },
    }),
    messageId: `${orderId}.${kind}.${changeId}`,
  });
}

/** The order may have changed since the job was queued. */
const isStillTrue: Partial<Record<OrderEmail, (order: OrderForEmail) => boolean>> = {
  method_changed: ({ status, paymentStatus }) =>
    status !== 'cancelled' && !hasCapturedPayment(paymentStatus),
  paid: ({ status, paymentStatus }) => status !== 'cancelled' && paymentStatus !== 'refunded',
  not_delivered: ({ status }) => status === 'delivery_failed',
  // A late payment may have reopened the order.
  cancelled: ({ status }) => status === 'cancelled',
};

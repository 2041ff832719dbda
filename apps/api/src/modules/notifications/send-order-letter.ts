import { createElement } from 'react';
import { findRecipient } from '#api/modules/accounts/index.ts';
import { findOrderLetter, type OrderLetter, type ToldOrder } from '#api/modules/orders/index.ts';
import { readSetting } from '#api/modules/settings/index.ts';
import type { JobCtx } from '#api/platform/jobs.ts';
import { greet } from './greet.ts';
import { Letter } from './letter.tsx';
import { wordsOf } from './order-letters.ts';

interface Promised {
  orderId: string;
  letter: OrderLetter;
  /** Of the change it tells of: the same on every try. */
  changeId: string;
}

export async function sendOrderLetter(
  ctx: JobCtx,
  { orderId, letter, changeId }: Promised,
): Promise<void> {
  const known = await findOrderLetter(ctx.read, orderId);
  const person = known && (await findRecipient(ctx.read, known.accountId));
  if (!known || !person) return;
  if (holds[letter]?.(known.order) === false) return;
  const store = await readSetting(ctx.read, 'store_profile');
  const words = wordsOf(letter, known.order, store);
  await ctx.sendMail({
    to: person.to,
    subject: words.subject,
    body: createElement(Letter, {
      store,
      ...words,
      greeting: greet(person),
      action: {
        label: 'See this order',
        url: new URL(`/shop/account/orders/${orderId}`, ctx.shopUrl).href,
      },
    }),
    messageId: `${orderId}.${letter}.${changeId}`,
  });
}

/** Between a change and its letter the order may have gone on: what it says must still be so. */
const holds: Partial<Record<OrderLetter, (order: ToldOrder) => boolean>> = {
  paid: ({ status, paymentStatus }) => status !== 'cancelled' && paymentStatus !== 'refunded',
  not_delivered: ({ status }) => status === 'delivery_failed',
  // A late payment may have brought it back.
  cancelled: ({ status }) => status === 'cancelled',
};

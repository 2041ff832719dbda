import {
  formatPesos,
  isCashDue,
  isHalted,
  isMoneyHere,
  isOwed,
  isPaidOnline,
  paymentMethodName,
} from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/order';
import type { OwnPayment } from '@sirkito/contracts/payment';

interface WhatNow {
  kind: 'ok' | 'info' | 'warn';
  words: string;
}

type Refunds = readonly OwnPayment['refunds'][number][];

/**
 * Owed, and on its way by itself or by people. What the provider refused is looked into first, and
 * so is what came back.
 */
export const isGoingBack = (order: Order, refunds: Refunds): boolean =>
  isOwed(order) && order.status !== 'returned' && refunds.at(-1)?.status !== 'failed';

/** What happens next with an order, where there is something to say. */
export function whatNow(order: Order, refunds: Refunds | undefined): WhatNow | undefined {
  const { status, isPickup, paymentMethod, paymentStatus, total } = order;
  if (isHalted(order)) {
    return info('All you paid went back to you, so these parts are not sent any more.');
  }
  if (status === 'confirmed' && paymentStatus === 'paid') {
    const next = isPickup
      ? 'set your parts aside and write to you when they are ready.'
      : 'pack your parts and hand them to the courier.';
    const way = paymentMethodName(paymentMethod, isPickup);
    return ok(`We have your payment of ${formatPesos(total)} by ${way}. Next we ${next}`);
  }
  if (status === 'cancelled' && paymentStatus === 'expired') {
    return info(
      'It was not paid in time, so the parts went back on the shelf. If your payment still arrives, we take them again; what is sold by then is paid back to you.',
    );
  }
  if (status === 'returned') return afterReturn(order);
  if (isOwed(order) && !isPaidOnline(paymentMethod)) {
    return info('What you paid goes back to you. We get in touch about how.');
  }
  if (isOwed(order)) {
    const isSoon = refunds && isGoingBack(order, refunds);
    return isSoon ? info('What you paid goes back the way it came, in a minute.') : undefined;
  }
  if (status === 'delivery_failed') {
    const again = isPickup
      ? 'say when you come: we set your parts aside once more.'
      : 'say where and when somebody is there: we send your parts once more.';
    return { kind: 'warn', words: `If you still want them, write to us or call, and ${again}` };
  }
  return onItsWay(order);
}

function afterReturn({ paymentStatus }: Order): WhatNow | undefined {
  if (paymentStatus === 'refunded') return info('All you paid went back to you.');
  if (!isMoneyHere(paymentStatus)) return undefined;
  return info(
    'We look at what came back within three working days. What you get back of your payment is on its way within seven working days after that, and we write to you when it is.',
  );
}

function onItsWay(order: Order): WhatNow | undefined {
  const { status, isPickup, total, address } = order;
  const isHere = status === 'pending' || status === 'confirmed' || status === 'processing';
  if (isCashDue(order) && isHere) {
    return info(
      isPickup
        ? `We set your parts aside and write to you when they are ready. Please have ${formatPesos(total)} ready in cash when you come.`
        : `We pack your parts and hand them to the courier. Please have ${formatPesos(total)} ready in cash when it comes.`,
    );
  }
  if (!isPickup || status !== 'shipped') return undefined;
  const due = isCashDue(order)
    ? ` ${formatPesos(total)} is to be paid in cash at the counter.`
    : '';
  return ok(
    `Your parts wait for you at ${address.street}. Bring the order number and an ID.${due}`,
  );
}

const ok = (words: string): WhatNow => ({ kind: 'ok', words });
const info = (words: string): WhatNow => ({ kind: 'info', words });

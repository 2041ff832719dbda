import {
  formatPesosInText,
  isCashDue,
  isFulfilmentBlocked,
  hasCapturedPayment,
  isRefundDue,
  isPaidOnline,
  paidWith,
} from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import type { OwnPayment } from '@sirkito/contracts/payments/schemas';

interface NextStepMessage {
  kind: 'ok' | 'info' | 'warn';
  message: string;
}

type Refunds = readonly OwnPayment['refunds'][number][];

/**
 * Returns whether a refund is due and being sent. Failed refunds and returns are checked by staff
 * first.
 */
export const isRefundInProgress = (order: Order, refunds: Refunds): boolean =>
  isRefundDue(order) && order.status !== 'returned' && refunds.at(-1)?.status !== 'failed';

/** Returns what happens next with the order, if there is something to say. */
export function nextStepMessage(
  order: Order,
  refunds: Refunds | undefined,
): NextStepMessage | undefined {
  const { status, isPickup, paymentMethod, paymentStatus, total } = order;
  if (isFulfilmentBlocked(order)) {
    return info("Your payment has been fully refunded, so this order won't go ahead.");
  }
  if (status === 'confirmed' && paymentStatus === 'paid') {
    const next = isPickup
      ? "we'll get your order ready and email you when you can pick it up."
      : "we'll pack your order and hand it to the courier.";
    const paid = `${formatPesosInText(total)} ${paidWith[paymentMethod]}`;
    return ok(`We've received your payment of ${paid}. Next, ${next}`);
  }
  if (status === 'cancelled' && paymentStatus === 'expired') {
    return info(
      "We didn't receive your payment in time, so your items are no longer reserved. If your payment still arrives, we'll send them if they're in stock or refund you.",
    );
  }
  if (status === 'returned') return afterReturn(order);
  if (isRefundDue(order) && !isPaidOnline(paymentMethod)) {
    return info("We'll refund your payment and contact you to arrange it.");
  }
  if (isRefundDue(order)) {
    const isSoon = refunds && isRefundInProgress(order, refunds);
    return isSoon ? info('Your refund is being sent to your original payment method.') : undefined;
  }
  if (status === 'delivery_failed') {
    const again = isPickup
      ? "and we'll set it aside for you again."
      : 'to arrange another delivery.';
    return { kind: 'warn', message: `If you still want your order, call or email us ${again}` };
  }
  return onItsWay(order);
}

function afterReturn({ paymentStatus }: Order): NextStepMessage | undefined {
  if (paymentStatus === 'refunded') return info('Your payment has been fully refunded.');
  if (!hasCapturedPayment(paymentStatus)) return undefined;
  return info(
    "We'll inspect your return within 3 working days. If a refund is due, we'll send it within 7 working days after that and email you.",
  );
}

function onItsWay(order: Order): NextStepMessage | undefined {
  const { status, isPickup, total, address } = order;
  const isHere = status === 'pending' || status === 'confirmed' || status === 'processing';
  if (isCashDue(order) && isHere) {
    return info(
      isPickup
        ? `We'll get your order ready and email you when you can pick it up. Please bring ${formatPesosInText(total)} in cash.`
        : `We'll pack your order and hand it to the courier. Please have ${formatPesosInText(total)} in cash ready on delivery.`,
    );
  }
  if (!isPickup || status !== 'shipped') return undefined;
  const due = isCashDue(order)
    ? ` Please pay ${formatPesosInText(total)} in cash at the counter.`
    : '';
  return ok(`Your order is ready at ${address.street}. Bring your order number and an ID.${due}`);
}

const ok = (message: string): NextStepMessage => ({ kind: 'ok', message });
const info = (message: string): NextStepMessage => ({ kind: 'info', message });

import { formatPesos, paymentMethodNames } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/order';
import type { OrderLetter } from '#api/modules/orders/index.ts';

export interface Words {
  subject: string;
  paragraphs: readonly string[];
}

type Writing = (order: Order, shop: string) => Words;

/** What each letter about an order says; the frame and the greeting are the same for all. */
export const orderLetters: Record<OrderLetter, Writing> = {
  paid: ({ orderNumber, total, paymentMethod }, shop) => ({
    subject: `${shop} received your payment for ${orderNumber}`,
    paragraphs: [
      `We received ${formatPesos(total)} by ${paymentMethodNames[paymentMethod]} for your order ${orderNumber}. Thank you.`,
      'We pack your parts now and write again when the courier has them. Your invoice is on the order page.',
    ],
  }),
  shipped: (order, shop) => ({
    subject: `Your order ${order.orderNumber} from ${shop} is on its way`,
    paragraphs: [
      `The courier has your order ${order.orderNumber}: ${contents(order)}.`,
      `Courier and tracking number: ${lastNote(order, 'shipped')}.`,
      ...(order.paymentStatus === 'unpaid'
        ? [`Please have ${formatPesos(order.total)} ready in cash when it comes.`]
        : []),
    ],
  }),
  delivered: ({ orderNumber }, shop) => ({
    subject: `Your order ${orderNumber} from ${shop} has arrived`,
    paragraphs: [
      `Your order ${orderNumber} was delivered. We hope everything is as you wished.`,
      'If something is not right, write to us or call. Your invoice is on the order page; please keep it for the warranty.',
    ],
  }),
  cancelled: (order, shop) => ({
    subject: `Your order ${order.orderNumber} at ${shop} was cancelled`,
    paragraphs: [
      `Your order ${order.orderNumber} was cancelled. ${lastNote(order, 'cancelled')}.`,
      order.paymentStatus === 'paid'
        ? `You paid ${formatPesos(order.total)}; we send it back the way it came and write again when it is done.`
        : 'Nothing was charged.',
    ],
  }),
  refunded: ({ orderNumber, total, paymentMethod }, shop) => ({
    subject: `${shop} refunded your order ${orderNumber}`,
    paragraphs: [
      `We sent ${formatPesos(total)} for your order ${orderNumber} back by ${paymentMethodNames[paymentMethod]}.`,
      'Depending on the bank it takes a few days until you see it.',
    ],
  }),
  partly_refunded: ({ orderNumber, paymentMethod }, shop) => ({
    subject: `${shop} refunded part of your order ${orderNumber}`,
    paragraphs: [
      `We sent part of what you paid for your order ${orderNumber} back by ${paymentMethodNames[paymentMethod]}.`,
      'Depending on the bank it takes a few days until you see it. The order page has the figures.',
    ],
  }),
};

const contents = ({ items }: Order): string =>
  items.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ');

const lastNote = ({ timeline }: Order, status: Order['status']): string =>
  timeline.findLast((event) => event.status === status)?.note ?? '';

import { formatPesos, isCashDue, isHalted, paymentMethodNames } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/order';
import type { StoreProfile } from '@sirkito/contracts/settings';
import type { OrderLetter, ToldOrder } from '#api/modules/orders/index.ts';

export interface Words {
  subject: string;
  paragraphs: readonly string[];
}

type Writing = (order: ToldOrder, store: StoreProfile) => Words;

export const wordsOf = (letter: OrderLetter, order: ToldOrder, store: StoreProfile): Words =>
  ((order.isPickup ? pickupLetters[letter] : undefined) ?? orderLetters[letter])(order, store);

/** What each letter about an order says; the frame and the greeting are the same for all. */
const orderLetters: Record<OrderLetter, Writing> = {
  paid: ({ orderNumber, total, paymentMethod }, { brandName: shop }) => ({
    subject: `${shop} received your payment for ${orderNumber}`,
    paragraphs: [
      `We received ${formatPesos(total)} by ${paymentMethodNames[paymentMethod]} for your order ${orderNumber}. Thank you.`,
      'We pack your parts now and write again when the courier has them. Your invoice is on the order page.',
    ],
  }),
  shipped: (order, { brandName: shop }) => ({
    subject: `Your order ${order.orderNumber} from ${shop} is on its way`,
    paragraphs: [
      `The courier has your order ${order.orderNumber}: ${contents(order)}.`,
      `Courier and tracking number: ${noteOf(order, 'shipped')}.`,
      ...(isCashDue(order)
        ? [`Please have ${formatPesos(order.total)} ready in cash when it comes.`]
        : []),
    ],
  }),
  delivered: ({ orderNumber }, { brandName: shop }) => ({
    subject: `Your order ${orderNumber} from ${shop} has arrived`,
    paragraphs: [
      `Your order ${orderNumber} was delivered. We hope everything is as you wished.`,
      'If something is not right, write to us or call. Your invoice is on the order page; please keep it for the warranty.',
    ],
  }),
  not_delivered: (order, { brandName: shop }) => ({
    subject: `Your order ${order.orderNumber} from ${shop} could not be delivered`,
    paragraphs: [
      `The courier could not deliver your order ${order.orderNumber}. ${noteOf(order, 'delivery_failed')}.`,
      isHalted(order)
        ? notSentAgain
        : 'If you still want it, write to us or call, and say where and when somebody is there: we send it once more.',
    ],
  }),
  cancelled: (order, { brandName: shop }) => ({
    subject: `Your order ${order.orderNumber} at ${shop} was cancelled`,
    paragraphs: [
      `Your order ${order.orderNumber} was cancelled. ${noteOf(order, 'cancelled')}.`,
      moneyWords(order),
    ],
  }),
  refunded: ({ orderNumber, total, paymentMethod }, { brandName: shop }) => ({
    subject: `${shop} refunded your order ${orderNumber}`,
    paragraphs: [
      paymentMethod === 'cod'
        ? `We gave you back ${formatPesos(total)} for your order ${orderNumber}.`
        : `We sent ${formatPesos(total)} for your order ${orderNumber} back by ${paymentMethodNames[paymentMethod]}.`,
      'If it went to a bank or a wallet, it takes a few days until you see it.',
    ],
  }),
  partly_refunded: ({ orderNumber, paymentMethod }, { brandName: shop }) => ({
    subject: `${shop} refunded part of your order ${orderNumber}`,
    paragraphs: [
      paymentMethod === 'cod'
        ? `We gave you back part of what you paid for your order ${orderNumber}.`
        : `We sent part of what you paid for your order ${orderNumber} back by ${paymentMethodNames[paymentMethod]}.`,
      'If it went to a bank or a wallet, it takes a few days until you see it. The order page has the figures.',
    ],
  }),
  paid_twice: ({ orderNumber }, { brandName: shop }) => ({
    subject: `${shop} sends back what you paid twice for ${orderNumber}`,
    paragraphs: [
      `Your order ${orderNumber} was paid twice. We send the second payment back the way it came; nothing else changes about your order.`,
      'It takes a few days until you see it. The order page has the figures.',
    ],
  }),
};

/** In place of those above, for who comes for the order themselves. */
const pickupLetters: Partial<Record<OrderLetter, Writing>> = {
  paid: ({ orderNumber, total, paymentMethod }, { brandName: shop }) => ({
    subject: `${shop} received your payment for ${orderNumber}`,
    paragraphs: [
      `We received ${formatPesos(total)} by ${paymentMethodNames[paymentMethod]} for your order ${orderNumber}. Thank you.`,
      'We set your parts aside now and write again when they are ready for you. Your invoice is on the order page.',
    ],
  }),
  shipped: (order, { brandName: shop, openingHours }) => ({
    subject: `Your order ${order.orderNumber} at ${shop} is ready for pick-up`,
    paragraphs: [
      `Your order ${order.orderNumber} is ready: ${contents(order)}.`,
      `It waits for you at ${order.address.street}. ${openingHours}. Please bring the order number and an ID.`,
      ...(isCashDue(order)
        ? [`${formatPesos(order.total)} is to be paid in cash at the counter.`]
        : []),
    ],
  }),
  delivered: ({ orderNumber }, { brandName: shop }) => ({
    subject: `You picked up your order ${orderNumber} at ${shop}`,
    paragraphs: [
      `Your order ${orderNumber} was picked up. We hope everything is as you wished.`,
      'If something is not right, write to us or call. Your invoice is on the order page; please keep it for the warranty.',
    ],
  }),
  not_delivered: (order, { brandName: shop }) => ({
    subject: `Your order ${order.orderNumber} at ${shop} was not picked up`,
    paragraphs: [
      `Your order ${order.orderNumber} was not picked up. ${noteOf(order, 'delivery_failed')}.`,
      isHalted(order)
        ? notSentAgain
        : 'If you still want it, write to us or call, and say when you come: we set it aside once more.',
    ],
  }),
};

const notSentAgain = 'All you paid went back to you, so it stays with us.';

/** What becomes of the money of an order that was cancelled. */
function moneyWords(order: ToldOrder): string {
  const { paymentStatus, total, moneyLeft } = order;
  if (paymentStatus === 'refunded') return 'What you paid went back the way it came.';
  const back = 'we send it back the way it came and write again when it is done.';
  if (paymentStatus === 'paid') return `You paid ${formatPesos(total)}; ${back}`;
  if (paymentStatus !== 'partially_refunded') return unpaidWords(order);
  return `${formatPesos(moneyLeft)} of what you paid is still with us; ${back}`;
}

/** What is on its way from a bank, nobody here has seen yet. */
const unpaidWords = ({ paymentMethod }: Order): string =>
  paymentMethod === 'bank_transfer'
    ? 'If you have sent the money already, write to us: it is not lost.'
    : 'Nothing was charged.';

const contents = ({ items }: Order): string =>
  items.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ');

/** Of the step itself: what is said of the money later stands under the same status. */
const noteOf = ({ timeline }: Order, status: Order['status']): string =>
  timeline.findLast(
    (event, place) => event.status === status && timeline[place - 1]?.status !== status,
  )?.note ?? '';

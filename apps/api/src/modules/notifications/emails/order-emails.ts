import {
  formatDateTime,
  formatPesosInText,
  isCashDue,
  isFulfilmentBlocked,
  isPaidOnline,
  paidWith,
  type PaymentMethod,
} from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { cancelledOnline, type OrderEmail, type OrderForEmail } from '#api/modules/orders/index.ts';

export interface EmailContent {
  subject: string;
  paragraphs: readonly string[];
}

type EmailTemplate = (order: OrderForEmail, store: StoreProfile) => EmailContent;

export const orderEmailContent = (
  kind: OrderEmail,
  order: OrderForEmail,
  store: StoreProfile,
): EmailContent =>
  ((order.isPickup ? pickupEmails[kind] : undefined) ?? orderEmails[kind])(order, store);

const orderEmails: Record<OrderEmail, EmailTemplate> = {
  method_changed: (order, { brandName: shop }) => ({
    subject: `You'll now pay for ${shop} order ${order.orderNumber} ${paidWith[order.paymentMethod]}`,
    paragraphs: [
      `You changed how you pay for order ${order.orderNumber}: ${formatPesosInText(order.total)} ${paidWith[order.paymentMethod]}. Your total is the same as before.`,
      howToPay(order),
    ],
  }),
  paid: (order, { brandName: shop }) => ({
    subject: `We received your payment for ${shop} order ${order.orderNumber}`,
    paragraphs: [
      `Thank you. We received your payment of ${formatPesosInText(order.total)} ${paidWith[order.paymentMethod]} for order ${order.orderNumber}.`,
      order.isPickup
        ? "We're getting your order ready, and we'll email you when you can pick it up. Your invoice is on the order page."
        : "We're packing your order, and we'll email you when it ships. Your invoice is on the order page.",
    ],
  }),
  shipped: (order, { brandName: shop }) => ({
    subject: `Your ${shop} order ${order.orderNumber} is on its way`,
    paragraphs: [
      `Your order has shipped. Courier and tracking number: ${noteOf(order, 'shipped')}.`,
      `In the parcel: ${contents(order)}.`,
      ...(isCashDue(order)
        ? [`Please have ${formatPesosInText(order.total)} in cash ready for the courier.`]
        : []),
    ],
  }),
  delivered: ({ orderNumber }, { brandName: shop, ...store }) => ({
    subject: `Your ${shop} order ${orderNumber} was delivered`,
    paragraphs: [
      `Your order ${orderNumber} was delivered. We hope you're happy with everything.`,
      afterHandover(store),
    ],
  }),
  not_delivered: (order, { brandName: shop, ...store }) => ({
    subject: `We couldn't deliver your ${shop} order ${order.orderNumber}`,
    paragraphs: [
      `The courier couldn't deliver your order ${order.orderNumber}. Reason: ${noteOf(order, 'delivery_failed')}.`,
      isFulfilmentBlocked(order) ? notSentAgain : `To arrange another delivery, ${contact(store)}.`,
    ],
  }),
  cancelled: (order, { brandName: shop, ...store }) => ({
    subject: `Your ${shop} order ${order.orderNumber} was cancelled`,
    paragraphs: [cancellationText(order), refundText(order, store)],
  }),
  refunded: ({ orderNumber, total, paymentMethod }, { brandName: shop }) => ({
    subject: `Your refund for ${shop} order ${orderNumber}`,
    paragraphs: [
      `We've refunded ${formatPesosInText(total)} for order ${orderNumber}${refundedTo[paymentMethod]}.`,
      takesDays,
    ],
  }),
  partly_refunded: ({ orderNumber, paymentMethod }, { brandName: shop }) => ({
    subject: `Your partial refund for ${shop} order ${orderNumber}`,
    paragraphs: [
      `We've refunded part of your payment for order ${orderNumber}${refundedTo[paymentMethod]}.`,
      `${takesDays} You'll find the amount on the order page.`,
    ],
  }),
  paid_twice: ({ orderNumber, paymentMethod }, { brandName: shop }) => ({
    subject: `We're refunding your second payment for ${shop} order ${orderNumber}`,
    paragraphs: [
      `We received two payments for order ${orderNumber}, so we're refunding the second one${refundedTo[paymentMethod]}. Your order isn't affected.`,
      `${takesDays} You'll find the amount on the order page.`,
    ],
  }),
};

/** Override the templates above for pick-up orders. */
const pickupEmails: Partial<Record<OrderEmail, EmailTemplate>> = {
  shipped: (order, { brandName: shop, openingHours }) => ({
    subject: `Your ${shop} order ${order.orderNumber} is ready for pick-up`,
    paragraphs: [
      `Your order ${order.orderNumber} is ready: ${contents(order)}.`,
      `Pick it up at ${order.address.street}. We're open ${openingHours}. Please bring your order number and an ID.`,
      ...(isCashDue(order)
        ? [`Please pay ${formatPesosInText(order.total)} in cash at the counter.`]
        : []),
    ],
  }),
  delivered: ({ orderNumber }, { brandName: shop, ...store }) => ({
    subject: `You picked up your ${shop} order ${orderNumber}`,
    paragraphs: [
      `Thanks for picking up your order ${orderNumber}. We hope you're happy with everything.`,
      afterHandover(store),
    ],
  }),
  not_delivered: (order, { brandName: shop, ...store }) => ({
    subject: `Your ${shop} order ${order.orderNumber} wasn't picked up`,
    paragraphs: [
      `Your order ${order.orderNumber} wasn't picked up. Reason: ${noteOf(order, 'delivery_failed')}.`,
      isFulfilmentBlocked(order)
        ? "Your payment has been fully refunded, so we won't hold this order for you again."
        : `If you still want it, ${contact(store)}, and we'll set it aside for you again.`,
    ],
  }),
};

function howToPay({ paymentMethod, isPickup, heldUntil, createdAt }: Order): string {
  if (!heldUntil) {
    return `Please have the amount ready ${isPickup ? 'when you pick it up' : 'for the courier'}.`;
  }
  const reserved = `We've reserved your items until ${formatDateTime(heldUntil, new Date(createdAt))}.`;
  return isPaidOnline(paymentMethod)
    ? `${reserved} Pay on the order page before then to confirm your order.`
    : `${reserved} Please transfer your payment before then. The account is on the order page, where you also send us a photo or screenshot of the transfer.`;
}

type StoreContact = Pick<StoreProfile, 'phone' | 'email'>;

const contact = ({ phone, email }: StoreContact): string => `call ${phone} or email ${email}`;

const afterHandover = (store: StoreContact): string =>
  `If something isn't right, ${contact(store)}. Your invoice is on the order page. Please keep it for the warranty.`;

const notSentAgain = "Your payment has been fully refunded, so we won't send this order again.";

/** Cash refunds have no fixed destination. */
const refundedTo: Record<PaymentMethod, string> = {
  cod: '',
  bank_transfer: ' to your bank account',
  gcash: ' to your GCash account',
  maya: ' to your Maya account',
  qrph: ' to the account you paid from',
  card: ' to your card',
};

const takesDays = 'Banks and e-wallets may take a few days to show it.';

function cancellationText(order: Order): string {
  const reason = noteOf(order, 'cancelled');
  return reason === cancelledOnline
    ? `We've cancelled your order ${order.orderNumber}, as you asked.`
    : `Your order ${order.orderNumber} was cancelled. Reason: ${reason}.`;
}

/** For a cancelled order. */
function refundText(order: OrderForEmail, store: StoreContact): string {
  const { paymentStatus, total, netPaid } = order;
  if (paymentStatus === 'refunded') return 'Your payment has been fully refunded.';
  const later = "and email you when it's on its way.";
  if (paymentStatus === 'paid') return `We'll refund your ${formatPesosInText(total)} ${later}`;
  if (paymentStatus !== 'partially_refunded') return unpaidText(order, store);
  return `We'll refund the remaining ${formatPesosInText(netPaid)} ${later}`;
}

/** A bank transfer may be under way without our knowing. */
const unpaidText = ({ paymentMethod }: Order, store: StoreContact): string =>
  paymentMethod === 'bank_transfer'
    ? `If you've already sent the transfer, ${contact(store)}, and we'll refund it.`
    : "You haven't been charged.";

const contents = ({ items }: Order): string =>
  items.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ');

/** Returns the note of the status change, not of later payment events, without its full stop. */
const noteOf = ({ timeline }: Order, status: Order['status']): string =>
  timeline
    .findLast((event, index) => event.status === status && timeline[index - 1]?.status !== status)
    ?.note.replace(/[.]$/, '') ?? '';

export { findOrderLetter, type ToldOrder } from './find-order-letter.ts';
export {
  booksDifferMail,
  orderLetterMail,
  orderPlacedMail,
  type BooksDiffer,
  type OrderLetter,
} from './orders.jobs.ts';
export { holdForTransfer } from './hold-for-transfer.ts';
export { markPayment } from './mark-payment.ts';
export { moveOrder, reviveOrder, type Revival } from './move-order.ts';
export { hasOrder, lockOrder, type LockedOrder } from './orders.queries.ts';
export { announceOrders } from './outbox.queries.ts';
export { placeByHand, quoteByHand } from './place-by-hand.ts';
export { viewOrder } from './view-order.ts';

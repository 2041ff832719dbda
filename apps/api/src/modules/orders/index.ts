export { cancelledOnline } from './fulfilment/cancel-order.ts';
export { findOrderForEmail, type OrderForEmail } from './order/find-order-for-email.ts';
export {
  sendReconciliationEmailJob,
  sendOrderEmailJob,
  sendOrderPlacedEmailJob,
  type ReconciliationMismatches,
  type OrderEmail,
} from './order/order-jobs.ts';
export { extendTransferReservation } from './reservations/extend-transfer-reservation.ts';
export { markPayment } from './fulfilment/mark-payment.ts';
export { transitionOrder, reopenOrder, type ReopenResult } from './fulfilment/transition-order.ts';
export { hasOrder, lockOrder, type LockedOrder } from './order/orders.queries.ts';
export { listOtherMethods } from './payment-method/list-other-methods.ts';
export { lockOrderStock, setPaymentMethod } from './payment-method/payment-method.queries.ts';
export { switchPaymentMethod } from './payment-method/switch-payment-method.ts';
export { announceOrders } from './outbox/outbox.queries.ts';
export { placeManualOrder, quoteManualOrder } from './placing/place-manual-order.ts';
export { requireRefundConfirmation } from './refund-limit/require-refund-confirmation.ts';
export { viewOrder } from './order/view-order.ts';

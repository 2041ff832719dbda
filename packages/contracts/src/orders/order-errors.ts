import type { ErrorEntry } from '../client-errors.ts';

/** Errors of orders and payments. */
export const orderErrors = {
  'order.cart_empty': {
    status: 409,
    message: 'Your cart is empty. Add items to it. Orders you placed are in your account',
  },
  'order.out_of_stock': {
    status: 409,
    message: 'Some items are out of stock. Remove them or order fewer to continue',
  },
  'order.product_unavailable': {
    status: 409,
    message: 'Some items are no longer sold. Remove them to continue',
  },
  'order.rule_broken': { status: 409, message: '{sentence}' },
  'order.total_changed': {
    status: 409,
    message: 'The price changed while you were here. Nothing was charged.',
  },
  'order.key_reused': {
    status: 422,
    message: 'This checkout has already been used for another order',
  },
  'order.cod_over_limit': {
    status: 409,
    message: 'This order is over your cash limit. Choose another payment method',
  },
  'order.too_many_unpaid': {
    status: 409,
    message:
      'You have too many unpaid orders. Pay for this one online, or pay for or cancel another one first',
  },
  'order.email_unconfirmed': {
    status: 409,
    message: 'Confirm your email address to order. Open the link in the email we sent you',
  },
  'order.online_payment_needed': {
    status: 409,
    message: "This order can't be paid in cash. Choose another payment method",
  },
  'order.unpaid_share_full': {
    status: 409,
    message:
      'Other unpaid orders hold what we keep for cash and bank transfer. Pay online to get it now',
  },
  'order.review_required': {
    status: 409,
    message: 'Approve cash on delivery for this order first',
  },
  'order.no_pickup': { status: 409, message: "Pick-up isn't available right now. Choose delivery" },
  'order.courier_missing': { status: 400, message: 'Enter the courier and the tracking number' },
  'order.customer_not_found': {
    status: 409,
    message: "No active account has this email address, or it isn't confirmed yet",
    field: 'email',
  },
  'order.invalid_transition': {
    status: 409,
    message: "This order is {statusLabel} and can't be {changeLabel}",
  },
  'order.edit_conflict': {
    status: 409,
    message: 'Someone else updated this order. Showing the latest version',
  },
  'order.refunded': {
    status: 409,
    message: 'This order has been fully refunded. Cancel it or mark it as returned',
  },
  'order.not_paid': { status: 409, message: "This order hasn't been paid yet" },
  'order.serial_taken': {
    status: 409,
    message: 'Serial number {serial} has already been sold or is entered twice',
    field: 'serials',
  },
  'order.serials_incomplete': {
    status: 400,
    message: 'Enter a serial number for every unit of {title}, or leave them all blank',
    field: 'serials',
  },
  'order.already_inspected': {
    status: 409,
    message: 'The return for this order has already been inspected',
  },
  'payment.not_open': { status: 409, message: 'This order can no longer be paid' },
  'payment.method_unavailable': {
    status: 409,
    message: "This payment method isn't available for your order. Choose another one",
  },
  'payment.no_bank_account': {
    status: 409,
    message: "Bank transfer isn't available yet. Choose another payment method",
  },
  'payment.provider_unavailable': {
    status: 503,
    message: "We couldn't open the payment page. Your order is saved. Please try again",
  },
  'payment.bad_signature': { status: 400, message: 'Invalid webhook signature' },
  'payment.too_many_proofs': { status: 409, message: 'You can send up to {limit} photos' },
  'payment.proof_not_found': { status: 404, message: "We couldn't find this photo" },
  'payment.not_confirmable': {
    status: 409,
    message: "There's no payment to confirm. This order is {stateLabel}",
  },
  'payment.amount_differs': {
    status: 409,
    message: 'The order total is {total}. Enter that amount to confirm the payment',
    field: 'amount',
  },
  'payment.reference_used': {
    status: 409,
    message: 'Another payment already uses this reference',
    field: 'reference',
  },
  'payment.refund_exceeds_payment': {
    status: 409,
    message: 'You can refund up to {left}',
    field: 'amount',
  },
  'order.no_invoice': {
    status: 404,
    message: 'This order has no invoice yet',
  },
  'order.invoice_buyer_set': {
    status: 409,
    message: "This invoice was already issued again or refunded, so its details can't be changed",
  },
  'order.not_signed': {
    status: 404,
    message: "This shop doesn't sign its invoices. Download the PDF instead",
  },
  'order.report_not_rejected': {
    status: 409,
    message: 'This report has been accepted or is already waiting to be sent',
  },
} as const satisfies Record<`${string}.${string}`, ErrorEntry>;

import { formatPesosInText } from '@sirkito/commerce';
import { hasCode, type ShopError } from '@sirkito/contracts/shop-error';

/** The order may have been placed; the idempotency key makes a retry safe. */
const connectionLost = "We lost the connection. Try again. We won't place your order twice.";

interface Problems {
  delivery?: string;
  payment?: string;
  order?: string;
}

/** Codes of errors that another payment method fixes. */
const aboutPayment: readonly string[] = [
  'order.cod_over_limit',
  'order.too_many_unpaid',
  'order.online_payment_needed',
  'order.unpaid_share_full',
  'payment.no_bank_account',
];

/** Assigns an error to the checkout step that can fix it. */
export function checkoutProblems(error: ShopError): Problems {
  if (error.code === 'address.not_found' || error.code === 'order.no_pickup') {
    return { delivery: error.message };
  }
  if (error.code === 'server.unavailable') return { order: connectionLost };
  if (aboutPayment.includes(error.code)) return { payment: error.message };
  if (!hasCode(error, 'order.total_changed')) return { order: error.message };
  const total = formatPesosInText(error.details.total);
  return { order: `${error.message} The total is now ${total}.` };
}

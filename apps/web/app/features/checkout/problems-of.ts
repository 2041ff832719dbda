import { formatPesos, type Pesos } from '@sirkito/commerce';
import type { ShopError } from '@sirkito/contracts/shop-error';

/** Whether it was placed is not known here; its key makes asking again safe. */
const unheard =
  'We did not hear back from the shop. Press again when your line is back: it stays one order, never two.';

interface Problems {
  where?: string;
  pay?: string;
  order?: string;
}

const aboutPayment = ['order.cod_over_limit', 'order.too_many_unpaid', 'payment.no_bank_account'];

/** Each problem stands where it can be mended. */
export function problemsOf(refusal: ShopError): Problems {
  if (refusal.code === 'address.not_found' || refusal.code === 'order.no_pickup') {
    return { where: refusal.message };
  }
  if (refusal.code === 'server.unavailable') return { order: unheard };
  if (aboutPayment.includes(refusal.code)) return { pay: refusal.message };
  if (refusal.code !== 'order.total_changed') return { order: refusal.message };
  const total = formatPesos(refusal.details['total'] as Pesos);
  return { order: `${refusal.message} The total is now ${total}.` };
}

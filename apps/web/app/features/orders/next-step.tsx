import { formatPesos } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/order';
import type { StoreProfile } from '@sirkito/contracts/settings';
import { Note } from '#web/ui/note.tsx';
import { orderTime } from './order-words.ts';

/** What happens next, and what is to be done for it. */
export function NextStep({ order, store }: { order: Order; store: StoreProfile }) {
  if (order.status === 'cancelled' || order.status === 'delivered') return null;
  if (order.paymentMethod === 'bank_transfer' && order.paymentStatus === 'awaiting') {
    return (
      <Note kind="info">
        Please transfer {formatPesos(order.total)} with {order.orderNumber} as the reference
        {order.heldUntil && `, by ${orderTime(order.heldUntil)}`}. Until then your parts are set
        aside. For our account number call {store.phone} or write to {store.email}. It ships once
        the money arrives.
      </Note>
    );
  }
  if (order.paymentMethod === 'cod' && order.paymentStatus === 'unpaid') {
    return (
      <Note kind="info">
        We pack your parts and hand them to the courier. Please have {formatPesos(order.total)}{' '}
        ready in cash when it comes.
      </Note>
    );
  }
  return null;
}

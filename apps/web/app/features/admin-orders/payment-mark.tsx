import {
  isCashDue,
  paymentMethodName,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from '@sirkito/commerce';
import { paymentNames } from './order-words.ts';

const usual = 'bg-surface-active text-ink-muted';
const looks: Partial<Record<PaymentStatus, string>> = {
  paid: 'bg-positive-soft text-positive',
  awaiting: 'bg-warning-soft text-warning',
  failed: 'bg-danger-soft text-danger',
  expired: 'bg-danger-soft text-danger',
};

interface PaymentMarkProps {
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  status: OrderStatus;
  isPickup: boolean;
}

/** Whether the money is there, and the way it comes. */
export function PaymentMark(props: PaymentMarkProps) {
  const { paymentMethod, paymentStatus, isPickup } = props;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span className={`rounded-sm px-1.5 py-0.5 text-caption ${looks[paymentStatus] ?? usual}`}>
        {isCashDue(props) ? dueWords(isPickup) : paymentNames[paymentStatus]}
      </span>
      <span className="text-ink-muted">{paymentMethodName(paymentMethod, isPickup)}</span>
    </span>
  );
}

const dueWords = (isPickup: boolean) => (isPickup ? 'At the counter' : 'On delivery');

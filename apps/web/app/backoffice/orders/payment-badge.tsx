import {
  hasPaid,
  isCashDue,
  isFulfilmentBlocked,
  isRefundDue,
  paymentMethodName,
  paymentStatusNames,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from '@sirkito/commerce';
import type { ReactNode } from 'react';
import { paymentName } from './order-labels.ts';

const neutral = 'bg-surface-active text-ink-muted';
const refundDue = 'bg-warning-soft text-warning';
const looks: Partial<Record<PaymentStatus, string>> = {
  paid: 'bg-positive-soft text-positive',
  awaiting: 'bg-warning-soft text-warning',
  failed: 'bg-danger-soft text-danger',
  expired: 'bg-danger-soft text-danger',
};

interface PaymentBadgeProps {
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  status: OrderStatus;
  isPickup: boolean;
  hasProof?: boolean;
}

/** Shows the payment status and method. */
export function PaymentBadge(props: PaymentBadgeProps) {
  const { paymentMethod, paymentStatus, isPickup } = props;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5 whitespace-nowrap">
      <Badge look={isRefundDue(props) ? refundDue : (looks[paymentStatus] ?? neutral)}>
        {isCashDue(props) ? cashDueLabel(isPickup) : paymentName(props)}
      </Badge>
      <ProofBadge {...props} />
      <span className="text-ink-muted">{paymentMethodName(paymentMethod, isPickup)}</span>
    </span>
  );
}

/** Shows only what needs action, where space is tight. */
export function PaymentAlert(props: PaymentBadgeProps) {
  if (isRefundDue(props)) return <Badge look={refundDue}>{paymentName(props)}</Badge>;
  if (isFulfilmentBlocked(props)) {
    return <Badge look={neutral}>{paymentStatusNames.refunded}</Badge>;
  }
  return <ProofBadge {...props} />;
}

/** Marks a transfer with proof that is not confirmed yet. */
function ProofBadge({ paymentStatus, hasProof = false }: PaymentBadgeProps) {
  if (!hasProof || hasPaid(paymentStatus)) return null;
  return <Badge look="bg-positive-soft text-positive">Proof received</Badge>;
}

function Badge({ look, children }: { look: string; children: ReactNode }) {
  return (
    <span className={`rounded-sm px-1.5 py-0.5 text-caption whitespace-nowrap ${look}`}>
      {children}
    </span>
  );
}

const cashDueLabel = (isPickup: boolean) => (isPickup ? 'Due at pick-up' : 'Due on delivery');

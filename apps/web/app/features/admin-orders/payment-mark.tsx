import {
  hasPaid,
  isCashDue,
  isHalted,
  isOwed,
  paymentMethodName,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from '@sirkito/commerce';
import type { ReactNode } from 'react';
import { paymentName, paymentNames } from './order-words.ts';

const usual = 'bg-surface-active text-ink-muted';
const owed = 'bg-warning-soft text-warning';
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
  hasProof?: boolean;
}

/** Whether the money is there, and the way it comes. */
export function PaymentMark(props: PaymentMarkProps) {
  const { paymentMethod, paymentStatus, isPickup } = props;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <Mark look={isOwed(props) ? owed : (looks[paymentStatus] ?? usual)}>
        {isCashDue(props) ? dueWords(isPickup) : paymentName(props)}
      </Mark>
      <ProofMark {...props} />
      <span className="text-ink-muted">{paymentMethodName(paymentMethod, isPickup)}</span>
    </span>
  );
}

/** Where there is no room for all of it: what somebody has to act on. */
export function PaymentNews(props: PaymentMarkProps) {
  if (isOwed(props)) return <Mark look={owed}>{paymentName(props)}</Mark>;
  if (isHalted(props)) return <Mark look={usual}>{paymentNames.refunded}</Mark>;
  return <ProofMark {...props} />;
}

/** A picture of the transfer came, and nobody has found the money yet. */
function ProofMark({ paymentStatus, hasProof = false }: PaymentMarkProps) {
  if (!hasProof || hasPaid(paymentStatus)) return null;
  return <Mark look="bg-positive-soft text-positive">Picture sent</Mark>;
}

function Mark({ look, children }: { look: string; children: ReactNode }) {
  return (
    <span className={`rounded-sm px-1.5 py-0.5 text-caption whitespace-nowrap ${look}`}>
      {children}
    </span>
  );
}

const dueWords = (isPickup: boolean) => (isPickup ? 'At the counter' : 'On delivery');

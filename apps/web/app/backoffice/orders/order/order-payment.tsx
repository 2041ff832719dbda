import { asPesos, formatDateTime, formatPesos, paymentMethodName } from '@sirkito/commerce';
import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import type { OrderPayments } from '@sirkito/contracts/payments/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { orderPaymentsQuery } from '../orders.queries.ts';
import { ConfirmTransfer } from './confirm-transfer.tsx';
import { RefundStep } from './refund-step.tsx';
import { ProofImage } from '../proof-image.tsx';
import { pollMs } from '../queue/use-live-orders.ts';

interface OrderPaymentProps {
  staffOrder: StaffOrder;
  canChange: boolean;
}

/** Lists an order's payments and refunds, with their actions. */
export function OrderPayment({ staffOrder, canChange }: OrderPaymentProps) {
  const { order } = staffOrder;
  const { data: money, error } = useQuery({
    ...orderPaymentsQuery(useApi(), order._id),
    // The order stream does not report refund progress.
    refetchInterval: ({ state }) => (state.data?.refunds.some(isPending) ? pollMs : false),
  });
  if (error && !money) return <ErrorNote error={error} />;
  if (!money) return null;
  return (
    <div className="mt-3 grid gap-4">
      <Transactions money={money} isPickup={order.isPickup} />
      {money.proofs.length > 0 && (
        <ul aria-label="Proof of payment" className="grid gap-2">
          {money.proofs.map(({ _id, at }) => (
            <li key={_id}>
              <ProofImage orderId={order._id} proofId={_id} at={at} />
            </li>
          ))}
        </ul>
      )}
      {canChange && <PaymentActions staffOrder={staffOrder} money={money} />}
    </div>
  );
}

const isPending = ({ status }: OrderPayments['refunds'][number]): boolean =>
  status === 'due' || status === 'sent';

const refundLabels = {
  due: 'Refund pending',
  sent: 'Refund pending',
  done: 'Refunded',
  failed: 'Refund failed',
};

interface TransactionsProps {
  money: OrderPayments;
  isPickup: boolean;
}

function Transactions({ money: { payments, refunds }, isPickup }: TransactionsProps) {
  const received = payments.filter(({ status }) => status === 'paid');
  if (received.length === 0) return null;
  return (
    <ul aria-label="Payments and refunds" className="grid gap-2.5 border-t border-line pt-3">
      {received.map(({ _id, amount, method, reference, at }) => (
        <Transaction
          key={_id}
          name="Received"
          sum={formatPesos(amount)}
          note={`${formatDateTime(at)}, ${paymentMethodName(method, isPickup)}`}
          detail={<span className="font-mono">{reference}</span>}
        />
      ))}
      {refunds.map(({ amount, reason, status, at }) => (
        <Transaction
          key={at + amount}
          name={refundLabels[status]}
          sum={`−${formatPesos(amount)}`}
          note={formatDateTime(at)}
          detail={reason}
          hasFailed={status === 'failed'}
        />
      ))}
    </ul>
  );
}

interface TransactionProps {
  name: string;
  sum: string;
  note: string;
  detail: ReactNode;
  hasFailed?: boolean;
}

function Transaction({ name, sum, note, detail, hasFailed = false }: TransactionProps) {
  return (
    <li className="grid gap-0.5">
      <p className={`flex justify-between gap-3 ${hasFailed ? 'text-danger' : ''}`}>
        <span>{name}</span>
        <span className="tabular-nums">{sum}</span>
      </p>
      <p className="text-caption text-ink-muted">{note}</p>
      <p className="text-caption text-ink-muted">{detail}</p>
    </li>
  );
}

function PaymentActions({ staffOrder, money }: { staffOrder: StaffOrder; money: OrderPayments }) {
  const { order } = staffOrder;
  const [asking, setAsking] = useState<'confirm' | 'refund'>();
  const isAwaitingTransfer =
    order.paymentMethod === 'bank_transfer' &&
    ['unpaid', 'awaiting', 'expired'].includes(order.paymentStatus);
  const refundable = asPesos(money.paid - money.refunded);
  const close = () => setAsking(undefined);
  if (asking === 'confirm' && isAwaitingTransfer) {
    return <ConfirmTransfer order={order} onClose={close} />;
  }
  if (asking === 'refund' && refundable > 0) {
    const isSentByProvider = money.payments.some(
      (payment) => payment.status === 'paid' && payment.provider === 'paymongo',
    );
    return (
      <RefundStep
        staffOrder={staffOrder}
        refundable={refundable}
        isSentByProvider={isSentByProvider}
        onClose={close}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2.5 empty:hidden">
      {isAwaitingTransfer && (
        <Button look="quiet" size="small" onClick={() => setAsking('confirm')}>
          Confirm transfer
        </Button>
      )}
      {refundable > 0 && (
        <Button look="quiet" size="small" onClick={() => setAsking('refund')}>
          Refund
        </Button>
      )}
    </div>
  );
}

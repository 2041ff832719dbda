import { formatPesos, paymentMethodName, type Pesos } from '@sirkito/commerce';
import type { StaffOrder } from '@sirkito/contracts/order-staff';
import type { OrderMoney } from '@sirkito/contracts/payment';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { orderTime } from '#web/lib/shop-time.ts';
import { orderMoneyQuery } from './admin-orders.queries.ts';
import { ConfirmTransfer } from './confirm-transfer.tsx';
import { GiveBack } from './give-back.tsx';
import { ProofPicture } from './proof-picture.tsx';
import { pollMs } from './use-live-orders.ts';

interface OrderPaymentProps {
  known: StaffOrder;
  mayChange: boolean;
}

/** The money of an order: what came, what went back, and what can be done about it. */
export function OrderPayment({ known, mayChange }: OrderPaymentProps) {
  const { order } = known;
  const { data: money, error } = useQuery({
    ...orderMoneyQuery(useApi(), order._id),
    // The stream tells of orders, not of money on its way.
    refetchInterval: ({ state }) => (state.data?.refunds.some(isOnItsWay) ? pollMs : false),
  });
  if (error && !money) return <Failed why={error} />;
  if (!money) return null;
  return (
    <div className="mt-3 grid gap-4">
      <Moves money={money} isPickup={order.isPickup} />
      {money.proofs.length > 0 && (
        <ul aria-label="Pictures of the transfer" className="grid gap-2">
          {money.proofs.map(({ _id, at }) => (
            <li key={_id}>
              <ProofPicture orderId={order._id} proofId={_id} at={at} />
            </li>
          ))}
        </ul>
      )}
      {mayChange && <Steps known={known} money={money} />}
    </div>
  );
}

const isOnItsWay = ({ status }: OrderMoney['refunds'][number]): boolean =>
  status === 'owed' || status === 'sent';

const refundWords = {
  owed: 'On its way back',
  sent: 'On its way back',
  done: 'Given back',
  failed: 'Could not be given back',
};

interface MovesProps {
  money: OrderMoney;
  isPickup: boolean;
}

function Moves({ money: { payments, refunds }, isPickup }: MovesProps) {
  const came = payments.filter(({ status }) => status === 'paid');
  if (came.length === 0) return null;
  return (
    <ul aria-label="Money" className="grid gap-2.5 border-t border-line pt-3">
      {came.map(({ _id, amount, method, reference, at }) => (
        <Move
          key={_id}
          name="Received"
          sum={formatPesos(amount)}
          note={`${orderTime(at)}, ${paymentMethodName(method, isPickup)}`}
          detail={<span className="font-mono">{reference}</span>}
        />
      ))}
      {refunds.map(({ amount, reason, status, at }) => (
        <Move
          key={at + amount}
          name={refundWords[status]}
          sum={`−${formatPesos(amount)}`}
          note={orderTime(at)}
          detail={reason}
          isBad={status === 'failed'}
        />
      ))}
    </ul>
  );
}

interface MoveProps {
  name: string;
  sum: string;
  note: string;
  detail: ReactNode;
  isBad?: boolean;
}

function Move({ name, sum, note, detail, isBad = false }: MoveProps) {
  return (
    <li className="grid gap-0.5">
      <p className={`flex justify-between gap-3 ${isBad ? 'text-danger' : ''}`}>
        <span>{name}</span>
        <span className="tabular-nums">{sum}</span>
      </p>
      <p className="text-caption text-ink-muted">{note}</p>
      <p className="text-caption text-ink-muted">{detail}</p>
    </li>
  );
}

function Steps({ known, money }: { known: StaffOrder; money: OrderMoney }) {
  const { order } = known;
  const [asking, setAsking] = useState<'confirm' | 'give back'>();
  const isAwaited =
    order.paymentMethod === 'bank_transfer' &&
    ['unpaid', 'awaiting', 'expired'].includes(order.paymentStatus);
  const left = (Math.round((money.paid - money.refunded) * 100) / 100) as Pesos;
  const close = () => setAsking(undefined);
  if (asking === 'confirm' && isAwaited) return <ConfirmTransfer order={order} onClose={close} />;
  if (asking === 'give back' && left > 0) {
    const isSent = money.payments.some(
      (paid) => paid.status === 'paid' && paid.provider === 'paymongo',
    );
    return <GiveBack known={known} left={left} isSent={isSent} onClose={close} />;
  }
  return (
    <div className="flex flex-wrap gap-2.5 empty:hidden">
      {isAwaited && (
        <Button look="quiet" size="small" onClick={() => setAsking('confirm')}>
          Confirm the transfer
        </Button>
      )}
      {left > 0 && (
        <Button look="quiet" size="small" onClick={() => setAsking('give back')}>
          Give money back
        </Button>
      )}
    </div>
  );
}

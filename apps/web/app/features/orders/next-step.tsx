import { formatPesos, isPaidOnline } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/order';
import type { OwnPayment } from '@sirkito/contracts/payment';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TryAgain } from '#web/ui/try-again.tsx';
import { BankTransfer } from './bank-transfer.tsx';
import { PayOnline } from './pay-online.tsx';
import { orderQuery } from './orders.queries.ts';
import { paymentQuery } from './payment.queries.ts';
import { isGoingBack, whatNow } from './what-now.ts';

interface NextStepProps {
  order: Order;
  /** How the shopper came back from paying, if they did. */
  returned: 'paid' | 'unpaid' | undefined;
}

/** What happens next, and what is to be done for it. */
export function NextStep({ order, returned }: NextStepProps) {
  const api = useApi();
  const money = useQuery(paymentQuery(api, order));
  const { data: payment, errorUpdateCount } = money;
  const { heldUntil, paymentMethod, status } = order;
  const now = whatNow(order, payment?.refunds);
  // Beside who shows the order, who does not know what became of its money.
  useQuery({
    ...orderQuery(api, order._id),
    refetchOnMount: false,
    refetchInterval: isGoingBack(order, payment?.refunds ?? []) && 10_000,
  });
  return (
    <>
      {status === 'pending' &&
        paymentMethod !== 'cod' &&
        !payment &&
        (errorUpdateCount > 0 ? (
          <TryAgain isBusy={money.isFetching} onAgain={money.refetch}>
            How to pay could not be looked up.
          </TryAgain>
        ) : (
          <Skeleton className="h-56 w-full" />
        ))}
      {status === 'pending' && isPaidOnline(paymentMethod) && heldUntil && payment && (
        <PayOnline
          order={order}
          heldUntil={heldUntil}
          returned={returned}
          isTest={payment.isTest}
          isPayable={payment.isPayable}
        />
      )}
      {payment?.bank && <BankTransfer order={order} bank={payment.bank} proofs={payment.proofs} />}
      {now && <Note kind={now.kind}>{now.words}</Note>}
      <Refunds refunds={payment?.refunds ?? []} />
    </>
  );
}

const refundWords = {
  owed: 'is on its way back to you',
  sent: 'is on its way back to you',
  done: 'was given back',
  failed: 'could not be given back yet, and we look into it',
};

function Refunds({ refunds }: Pick<OwnPayment, 'refunds'>) {
  return refunds.map(({ amount, reason, status, at }) => (
    <Note key={at + amount} kind={status === 'failed' ? 'warn' : 'info'}>
      {formatPesos(amount)} {refundWords[status]}: {reason}.
      {status !== 'failed' && ' Banks and wallets take up to seven days to show it.'}
    </Note>
  ));
}

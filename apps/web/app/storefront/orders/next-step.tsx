import { formatPesosInText, isPaidOnline } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { paymentPaths } from '@sirkito/contracts/payments/paths';
import type { OwnPayment } from '@sirkito/contracts/payments/schemas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Api } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { paymentKey } from '#web/lib/query-keys/orders.ts';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TryAgain } from '#web/ui/try-again.tsx';
import { BankTransfer } from './bank-transfer.tsx';
import { isRefundInProgress, nextStepMessage } from './next-step-message.ts';
import { orderQuery } from './orders.queries.ts';
import { PayAnotherWay } from './pay-another-way.tsx';
import { PayOnline } from './pay-online.tsx';

interface NextStepProps {
  order: Order;
  /** Result of the payment redirect, if any. */
  returned: 'paid' | 'unpaid' | undefined;
}

/** Shows what happens next and what the customer needs to do. */
export function NextStep({ order, returned }: NextStepProps) {
  const api = useApi();
  const money = useQuery(paymentQuery(api, order));
  const { data: payment, errorUpdateCount } = money;
  const { heldUntil, paymentMethod, status } = order;
  const section = useRef<HTMLDivElement>(null);
  const now = nextStepMessage(order, payment?.refunds);
  // Poll the order while a refund is in progress.
  useQuery({
    ...orderQuery(api, order._id),
    refetchOnMount: false,
    refetchInterval: isRefundInProgress(order, payment?.refunds ?? []) && 10_000,
  });
  const otherWays = payment && (
    <PayAnotherWay
      order={order}
      methods={payment.otherMethods}
      onSwitch={() => section.current?.focus()}
    />
  );
  return (
    <>
      {status === 'pending' &&
        paymentMethod !== 'cod' &&
        !payment &&
        (errorUpdateCount > 0 ? (
          <TryAgain isBusy={money.isFetching} onRetry={money.refetch}>
            Couldn't load the payment details.
          </TryAgain>
        ) : (
          <Skeleton className="h-56 w-full" />
        ))}
      <div ref={section} tabIndex={-1} className="outline-none empty:hidden">
        {status === 'pending' && isPaidOnline(paymentMethod) && heldUntil && payment && (
          <PayOnline
            order={order}
            heldUntil={heldUntil}
            returned={returned}
            isTest={payment.isTest}
            isPayable={payment.isPayable}
          >
            {otherWays}
          </PayOnline>
        )}
        {payment?.bank && (
          <BankTransfer order={order} bank={payment.bank} proofs={payment.proofs}>
            {otherWays}
          </BankTransfer>
        )}
      </div>
      {now && <Note kind={now.kind}>{now.message}</Note>}
      <Refunds refunds={payment?.refunds ?? []} />
    </>
  );
}

const refundStatusCopy = {
  due: 'is on its way',
  sent: 'is on its way',
  done: 'is complete',
  failed: "failed. We're looking into it",
};

function Refunds({ refunds }: Pick<OwnPayment, 'refunds'>) {
  return refunds.map(({ amount, reason, status, at }) => (
    <Note key={at + amount} kind={status === 'failed' ? 'warn' : 'info'}>
      Your refund of {formatPesosInText(amount)} {refundStatusCopy[status]}. Reason: {reason}.
      {status !== 'failed' && ' Banks and e-wallets may take a few days to show it.'}
    </Note>
  ));
}

/** Refetches when the order's status or payment method changes, which affects refunds and payability. */
const paymentQuery = (api: Api, { _id, status, paymentStatus, paymentMethod }: Order) =>
  queryOptions({
    queryKey: paymentKey(_id, status, paymentStatus, paymentMethod),
    queryFn: async ({ signal }) =>
      (await api(paymentPaths.view, { params: { orderId: _id }, signal })).data,
    staleTime: 0,
    // Only the server knows when the payment window closes.
    refetchInterval: ({ state }) => state.data?.isPayable === true && 10_000,
  });

import {
  formatPesos,
  isCashDue,
  isHalted,
  isMoneyHere,
  isPaidOnline,
  paymentMethodName,
} from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/order';
import type { OwnPayment } from '@sirkito/contracts/payment';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TryAgain } from '#web/ui/try-again.tsx';
import { BankTransfer } from './bank-transfer.tsx';
import { PayOnline } from './pay-online.tsx';
import { paymentQuery } from './payment.queries.ts';

interface NextStepProps {
  order: Order;
  /** How the shopper came back from paying, if they did. */
  returned: 'paid' | 'unpaid' | undefined;
}

/** What happens next, and what is to be done for it. */
export function NextStep({ order, returned }: NextStepProps) {
  const money = useQuery(paymentQuery(useApi(), order));
  const { data: payment, errorUpdateCount } = money;
  const { heldUntil, paymentMethod, status } = order;
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
        />
      )}
      {payment?.bank && <BankTransfer order={order} bank={payment.bank} proofs={payment.proofs} />}
      <WhatNow order={order} />
      <Refunds refunds={payment?.refunds ?? []} />
    </>
  );
}

function WhatNow({ order }: { order: Order }) {
  const { status, isPickup, paymentMethod, paymentStatus, total } = order;
  if (isHalted(order)) {
    return (
      <Note kind="info">All you paid went back to you, so these parts are not sent any more.</Note>
    );
  }
  if (status === 'confirmed' && paymentStatus === 'paid') {
    return (
      <Note kind="ok">
        We have your payment of {formatPesos(total)} by {paymentMethodName(paymentMethod, isPickup)}
        . Next we{' '}
        {isPickup
          ? 'set your parts aside and write to you when they are ready.'
          : 'pack your parts and hand them to the courier.'}
      </Note>
    );
  }
  if (status === 'cancelled' && paymentStatus === 'expired') {
    return (
      <Note kind="info">
        It was not paid in time, so the parts went back on the shelf. If your payment still arrives,
        we take them again; what is sold by then is paid back to you.
      </Note>
    );
  }
  if (status === 'cancelled' && isMoneyHere(paymentStatus)) {
    return (
      <Note kind="info">
        {isPaidOnline(paymentMethod)
          ? 'What you paid goes back the way it came, in a minute.'
          : 'What you paid goes back to you. We get in touch about how.'}
      </Note>
    );
  }
  if (status === 'returned' && isMoneyHere(paymentStatus)) {
    return (
      <Note kind="info">
        We look at what came back within three working days and write to you. What you get back of
        your payment is on its way within seven working days after that.
      </Note>
    );
  }
  if (status === 'returned' && paymentStatus === 'refunded') {
    return <Note kind="info">All you paid went back to you.</Note>;
  }
  const isOnItsWay = status === 'pending' || status === 'confirmed' || status === 'processing';
  if (isCashDue(order) && isOnItsWay) {
    return (
      <Note kind="info">
        {isPickup
          ? 'We set your parts aside and write to you when they are ready.'
          : 'We pack your parts and hand them to the courier.'}{' '}
        Please have {formatPesos(total)} ready in cash when {isPickup ? 'you come' : 'it comes'}.
      </Note>
    );
  }
  if (isPickup && status === 'shipped') {
    return (
      <Note kind="ok">
        Your parts wait for you at {order.address.street}. Bring the order number and an ID.
        {isCashDue(order) && ` ${formatPesos(total)} is to be paid in cash at the counter.`}
      </Note>
    );
  }
  return null;
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

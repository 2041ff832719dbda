import { isCashDue, isHalted, isStopped, nextOf, type OrderStatus } from '@sirkito/commerce';
import type { StaffOrder } from '@sirkito/contracts/order-staff';
import { orderStaffPaths } from '@sirkito/contracts/paths/order-staff';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Note } from '#web/ui/note.tsx';
import { InspectStep } from './inspect-step.tsx';
import { ReasonStep } from './reason-step.tsx';
import { ShipStep } from './ship-step.tsx';
import { SureStep } from './sure-step.tsx';
import { useOrderChange } from './use-order-change.ts';

type PlainStep = 'confirmed' | 'processing' | 'delivered';
type AskingStep = 'shipped' | 'cancelled' | 'delivered' | 'delivery_failed' | 'returned';

const stepNames: Record<Exclude<OrderStatus, 'pending'>, string> = {
  confirmed: 'Confirm order',
  processing: 'Start packing',
  shipped: 'Ship',
  delivered: 'Mark delivered',
  delivery_failed: 'Not delivered',
  returned: 'Mark returned',
  cancelled: 'Cancel order',
};

const pickupSteps: typeof stepNames = {
  ...stepNames,
  shipped: 'Set aside for pick-up',
  delivered: 'Mark picked up',
  delivery_failed: 'Not picked up',
};

/** Done at one press. Cash that is due is asked about first: it counts as taken from then on. */
const isPlain = (status: OrderStatus, order: StaffOrder['order']): status is PlainStep =>
  ['confirmed', 'processing'].includes(status) || (status === 'delivered' && !isCashDue(order));

/** Only what the order can become from here; the usual next step is the one to press. */
export function NextSteps({ known }: { known: StaffOrder }) {
  const { order, version, lines } = known;
  const names = order.isPickup ? pickupSteps : stepNames;
  const [asking, setAsking] = useState<AskingStep>();
  const close = () => setAsking(undefined);
  const step = useOrderChange((api, status: PlainStep) =>
    api(orderStaffPaths.step, { params: { id: order._id }, body: { version, status } }),
  );
  const steps = nextOf(order.status)
    .filter((status) => status !== 'pending')
    .filter((status) => !isStopped(order, status));
  const isUnpaid =
    order.status === 'pending' &&
    order.paymentMethod !== 'cod' &&
    order.paymentStatus !== 'paid' &&
    !isHalted(order);
  if (order.status === 'returned' && lines.some(({ restocked }) => restocked === null)) {
    return <InspectStep known={known} />;
  }
  if (steps.length === 0) return null;
  return (
    <section aria-label="Next step" className="grid gap-4">
      {isUnpaid && (
        <Note kind="info">Waiting for the payment. It can be confirmed once it is paid.</Note>
      )}
      {isHalted(order) && (
        <Note kind="warn">All the money of this order went back, so it is not sent any more.</Note>
      )}
      <Failed why={step.error} />
      {!asking && (
        <div className="flex flex-wrap gap-2.5">
          {steps.map((status, place) => (
            <Button
              key={status}
              look={place === 0 && status !== 'returned' ? 'copper' : 'quiet'}
              disabled={step.isPending || (isUnpaid && status === 'confirmed')}
              isBusy={step.isPending && step.variables === status}
              onClick={({ detail }) => {
                // The second half of a double press, when the step after may stand here already.
                if (detail > 1) return;
                if (isPlain(status, order)) step.mutate(status);
                else setAsking(status);
              }}
            >
              {names[status]}
            </Button>
          ))}
        </div>
      )}
      {asking === 'shipped' && <ShipStep known={known} onClose={close} />}
      {(asking === 'delivered' || asking === 'returned') && (
        <SureStep known={known} status={asking} onClose={close} />
      )}
      {(asking === 'cancelled' || asking === 'delivery_failed') && (
        <ReasonStep known={known} status={asking} action={names[asking]} onClose={close} />
      )}
    </section>
  );
}

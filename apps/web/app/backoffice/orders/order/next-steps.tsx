import {
  isCashDue,
  isFulfilmentBlocked,
  isBlockedByRefund,
  nextStatuses,
  type OrderStatus,
} from '@sirkito/commerce';
import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { orderStaffPaths } from '@sirkito/contracts/orders/staff-paths';
import { useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Note } from '#web/ui/note.tsx';
import { InspectStep } from './inspect-step.tsx';
import { ReasonStep } from './reason-step.tsx';
import { ShipStep } from './ship-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { isReviewDue } from '../order-labels.ts';
import { useOrderChange } from '../use-order-change.ts';

type PlainStep = 'confirmed' | 'processing' | 'delivered';
type FormStep = 'shipped' | 'cancelled' | 'delivered' | 'delivery_failed' | 'returned';

const stepNames: Record<Exclude<OrderStatus, 'pending'>, string> = {
  confirmed: 'Confirm order',
  processing: 'Start packing',
  shipped: 'Ship order',
  delivered: 'Mark as delivered',
  delivery_failed: 'Mark as not delivered',
  returned: 'Mark as returned',
  cancelled: 'Cancel order',
};

const pickupSteps: typeof stepNames = {
  ...stepNames,
  shipped: 'Ready for pick-up',
  delivered: 'Mark as picked up',
  delivery_failed: 'Mark as not picked up',
};

/**
 * Steps without a form. Delivering with cash due needs confirmation, because it records the
 * payment.
 */
const isPlainStep = (status: OrderStatus, order: StaffOrder['order']): status is PlainStep =>
  ['confirmed', 'processing'].includes(status) || (status === 'delivered' && !isCashDue(order));

/** Shows the allowed next statuses; the usual next step is the primary button. */
export function NextSteps({ staffOrder }: { staffOrder: StaffOrder }) {
  const { order, version, lines } = staffOrder;
  const names = order.isPickup ? pickupSteps : stepNames;
  const [openStep, setOpenStep] = useState<FormStep>();
  const close = () => setOpenStep(undefined);
  const step = useOrderChange((api, status: PlainStep) =>
    api(orderStaffPaths.updateStatus, { params: { id: order._id }, body: { version, status } }),
  );
  const steps = nextStatuses(order.status)
    .filter((status) => status !== 'pending')
    .filter((status) => !isBlockedByRefund(order, status));
  const isUnpaid =
    order.status === 'pending' &&
    order.paymentMethod !== 'cod' &&
    order.paymentStatus !== 'paid' &&
    !isFulfilmentBlocked(order);
  const isOnHold = isReviewDue(staffOrder);
  if (order.status === 'returned' && lines.some(({ restocked }) => restocked === null)) {
    return <InspectStep staffOrder={staffOrder} />;
  }
  if (steps.length === 0) return null;
  return (
    <section aria-label="Next step" className="grid gap-4">
      {isUnpaid && (
        <Note kind="info">Awaiting payment. You can confirm this order once it's paid.</Note>
      )}
      {isOnHold && <Note kind="info">Approve cash on delivery below to confirm this order.</Note>}
      {isFulfilmentBlocked(order) && <Note kind="warn">Fully refunded. Do not ship.</Note>}
      <ErrorNote error={step.error} />
      {!openStep && (
        <div className="flex flex-wrap gap-2.5">
          {steps.map((status, index) => (
            <Button
              key={status}
              look={index === 0 && status !== 'returned' ? 'copper' : 'quiet'}
              disabled={
                (step.isPending && step.variables !== status) ||
                ((isUnpaid || isOnHold) && status === 'confirmed')
              }
              isBusy={step.isPending && step.variables === status}
              onClick={({ detail }) => {
                // Ignore the second click of a double click: the next step may already be under the
                // pointer.
                if (detail > 1) return;
                if (isPlainStep(status, order)) step.mutate(status);
                else setOpenStep(status);
              }}
            >
              {names[status]}
            </Button>
          ))}
        </div>
      )}
      {openStep === 'shipped' && <ShipStep staffOrder={staffOrder} onClose={close} />}
      {(openStep === 'delivered' || openStep === 'returned') && (
        <ConfirmStep staffOrder={staffOrder} status={openStep} onClose={close} />
      )}
      {(openStep === 'cancelled' || openStep === 'delivery_failed') && (
        <ReasonStep
          staffOrder={staffOrder}
          status={openStep}
          action={names[openStep]}
          onClose={close}
        />
      )}
    </section>
  );
}

import { canTransition, hasCapturedPayment, isCollectedAtCounter } from '@sirkito/commerce';
import { ShopError } from '@sirkito/contracts/shop-error';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { orderPaths } from '@sirkito/contracts/orders/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { cachePlacedOrder } from '#web/lib/storage/cache-placed-order.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { orderQuery } from './orders.queries.ts';

interface CancelOrderProps {
  order: Order;
  /** Gets focus after cancelling, because the button disappears. */
  heading: RefObject<HTMLElement | null>;
}

/** Asks for confirmation. Hidden once the order has shipped or is ready for pickup. */
export function CancelOrder({ order, heading }: CancelOrderProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [isOpen, setIsOpen] = useState(false);
  const cancel = useSingleFlightMutation({
    mutationFn: () => api(orderPaths.cancel, { params: { orderId: order._id } }),
    onSuccess: (reply) => {
      setIsOpen(false);
      cachePlacedOrder(queries, reply.data);
    },
    onError: async (error) => {
      const isMoved = error instanceof ShopError && error.code === 'order.invalid_transition';
      if (!isMoved) return;
      // Close the dialog: the order can no longer be cancelled.
      setIsOpen(false);
      toast({
        title: "We couldn't cancel your order",
        description: 'This order has been updated',
        variant: 'destructive',
      });
      await queries.invalidateQueries(orderQuery(api, order._id));
      heading.current?.focus();
    },
  });
  const isDone = cancel.isSuccess && order.status === 'cancelled';
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone, heading]);
  if (!canTransition(order.status, 'cancelled') || isCollectedAtCounter(order)) return null;
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        Cancel order
      </Button>
      <Modal
        label="Cancel this order?"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        className="m-auto w-[calc(100%-2rem)] max-w-[26rem]! rounded-lg p-6 opacity-0 open:opacity-100 starting:open:opacity-0"
      >
        <div className="grid gap-4">
          <h2 className="text-title font-[560]">Cancel this order?</h2>
          <p className="text-ink-muted">
            The items in {order.orderNumber} will no longer be reserved. You can't undo this.
            {hasCapturedPayment(order.paymentStatus) && " We'll refund your payment."}
          </p>
          <ErrorNote error={cancel.error} />
          <div className="flex flex-wrap gap-2.5">
            <Button look="copper" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
              Yes, cancel it
            </Button>
            <Button look="quiet" onClick={() => setIsOpen(false)}>
              Keep order
            </Button>
          </div>
        </div>
      </Modal>
    </>
  );
}

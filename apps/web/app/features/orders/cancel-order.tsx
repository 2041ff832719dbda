import { canBecome, isMoneyHere, isTakenHome } from '@sirkito/commerce';
import { ShopError } from '@sirkito/contracts/shop-error';
import type { Order } from '@sirkito/contracts/order';
import { orderPaths } from '@sirkito/contracts/paths/order';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { keepPlacedOrder } from '#web/lib/placed-order.ts';
import { toast } from '#web/lib/toasts.ts';
import { useMutationOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { orderQuery } from './orders.queries.ts';

interface CancelOrderProps {
  order: Order;
  /** Says that it is cancelled, and is led to once it is: the button is gone then. */
  heading: RefObject<HTMLElement | null>;
}

/** Asks once more first. Gone once the courier has the parcel or it is set aside. */
export function CancelOrder({ order, heading }: CancelOrderProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [isOpen, setIsOpen] = useState(false);
  const cancel = useMutationOnce({
    mutationFn: () => api(orderPaths.cancel, { params: { orderId: order._id } }),
    onSuccess: (reply) => {
      setIsOpen(false);
      keepPlacedOrder(queries, reply.data);
    },
    onError: async (error) => {
      const isMoved = error instanceof ShopError && error.code === 'order.not_possible';
      if (!isMoved) return;
      // The question goes with the button, and what it says with it.
      setIsOpen(false);
      toast({
        title: 'The order was not cancelled',
        description: 'It has moved on meanwhile',
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
  if (!canBecome(order.status, 'cancelled') || isTakenHome(order)) return null;
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
            The parts of {order.orderNumber} go back on the shelf. This cannot be undone.
            {isMoneyHere(order.paymentStatus) && ' What you paid goes back to you.'}
          </p>
          <Failed why={cancel.error} />
          <div className="flex flex-wrap gap-2.5">
            <Button look="copper" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
              Yes, cancel it
            </Button>
            <Button look="quiet" onClick={() => setIsOpen(false)}>
              Keep the order
            </Button>
          </div>
        </div>
      </Modal>
    </>
  );
}

import { isPaidOnline, paymentMethodName, type PaymentMethod } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { paymentPaths } from '@sirkito/contracts/payments/paths';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { orderKey, paymentKey } from '#web/lib/query-keys/orders.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';

interface PayAnotherWayProps {
  order: Order;
  methods: readonly PaymentMethod[];
  /** The chosen button disappears, so focus moves to the new payment section. */
  onSwitch: () => void;
}

/** Switches the unpaid order to another payment method. */
export function PayAnotherWay({ order, methods, onSwitch }: PayAnotherWayProps) {
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()];
  const params = { orderId: order._id };
  const nameOf = (method: PaymentMethod) => paymentMethodName(method, order.isPickup);
  const refetch = (queryKey: QueryKey) => queries.invalidateQueries({ queryKey });
  const change = useSingleFlightMutation({
    mutationFn: async (paymentMethod: PaymentMethod) => {
      await api(paymentPaths.changeMethod, { params, body: { paymentMethod } });
      return paymentMethod;
    },
    onSuccess: async (method) => {
      await refetch(orderKey(order._id));
      toast({ title: `Payment method changed to ${nameOf(method)}`, variant: 'success' });
      onSwitch();
      // The result of the earlier redirect no longer applies.
      await navigate(shopPaths.order(order._id), { replace: true, preventScrollReset: true });
    },
    onError: () => Promise.all([orderKey(order._id), paymentKey(order._id)].map(refetch)),
  });
  if (methods.length === 0) return <ErrorNote error={change.error} />;
  return (
    <div
      role="group"
      aria-labelledby="other-ways"
      className="grid gap-3 border-t border-line pt-5 print:hidden"
    >
      <p id="other-ways" className="text-small text-ink-muted">
        Or pay another way. Your total stays the same.
      </p>
      <div className="flex flex-wrap gap-2.5">
        {onlineFirst(methods).map((method) => (
          <Button
            key={method}
            look="quiet"
            isBusy={change.isPending && change.variables === method}
            disabled={change.isPending && change.variables !== method}
            onClick={() => change.mutate(method)}
          >
            {nameOf(method)}
          </Button>
        ))}
      </div>
      <ErrorNote error={change.error} />
    </div>
  );
}

const onlineFirst = (methods: readonly PaymentMethod[]): PaymentMethod[] =>
  methods.toSorted((one, other) => Number(isPaidOnline(other)) - Number(isPaidOnline(one)));

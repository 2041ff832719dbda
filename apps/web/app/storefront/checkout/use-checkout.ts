import { isPaidOnline, toCentavos, toPesos, vatIncluded } from '@sirkito/commerce';
import type { DetailsByCode } from '@sirkito/contracts/error-details';
import { hasCode, ShopError } from '@sirkito/contracts/shop-error';
import type { OrderQuote } from '@sirkito/contracts/orders/schemas';
import { paymentPaths } from '@sirkito/contracts/payments/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Api } from '#web/lib/api/api-client.ts';
import { addressesKey } from '#web/lib/query-keys/account.ts';
import { cartKey } from '#web/lib/query-keys/cart.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { quoteQuery } from './checkout.queries.ts';
import { checkoutProblems } from './checkout-problems.ts';
import { usePlaceOrder } from './use-place-order.ts';

interface Checkout {
  userId: string;
  quoted: { addressId: string | undefined; generation: number };
}

/** Places the order, navigates to it, and maps errors to checkout steps. */
export function useCheckout({ userId, quoted }: Checkout) {
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()];
  const [failedGeneration, setFailedGeneration] = useState<number>();
  const onError = (error: ShopError) => {
    setFailedGeneration(quoted.generation);
    if (error.code === 'order.key_reused') {
      toast({ title: 'Your order has already been placed', variant: 'success' });
      void navigate(shopPaths.orders, { replace: true });
    }
    if (hasCode(error, 'order.total_changed')) {
      const { details } = error;
      queries.setQueryData(quoteQuery(api, quoted).queryKey, (before) => newQuote(before, details));
    }
    if (error.code === 'address.not_found') {
      void queries.invalidateQueries({ queryKey: addressesKey(userId) });
    }
    // The reloaded quote and cart show what is wrong.
    void queries.invalidateQueries({ queryKey: quoteQuery(api, quoted).queryKey });
    void queries.invalidateQueries({ queryKey: cartKey(userId) });
  };
  const { place, isPlacing, ...last } = usePlaceOrder({
    userId,
    onPlaced: async (order) => {
      const page = isPaidOnline(order.paymentMethod) ? await startPayment(api, order._id) : null;
      // Navigate to the order first: Back from the payment page leads there. Flush, or this page
      // would briefly show an empty cart.
      await navigate(shopPaths.order(order._id), { replace: true, flushSync: true });
      if (page) window.location.assign(page);
    },
    onError,
  });
  // Of a cart that has changed since, the quote says what is still wrong.
  const error = failedGeneration === quoted.generation ? last.failure : undefined;
  return { place, isPlacing, error, problems: error ? checkoutProblems(error) : {} };
}

/** Returns the payment page's URL; null if the provider is down (the order page offers a retry). */
const startPayment = (api: Api, orderId: string): Promise<string | null> =>
  api(paymentPaths.start, { params: { orderId } }).then(
    ({ data }) => data.checkoutUrl,
    (error: unknown) => {
      if (!(error instanceof ShopError)) throw error;
      toast({ title: error.message, variant: 'destructive' });
      return null;
    },
  );

function newQuote(
  before: OrderQuote | undefined,
  { subtotal, shippingFee, discount, total }: DetailsByCode['order.total_changed'],
): OrderQuote | undefined {
  if (!before) return undefined;
  return {
    ...before,
    subtotal,
    shippingFee,
    discounts: discount
      ? [{ label: before.discounts[0]?.label ?? 'Discount', amount: discount }]
      : [],
    total,
    vatIncluded: toPesos(vatIncluded(toCentavos(total))),
  };
}

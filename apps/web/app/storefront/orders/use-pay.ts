import { ShopError } from '@sirkito/contracts/shop-error';
import { paymentPaths } from '@sirkito/contracts/payments/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orderKey, paymentKey } from '#web/lib/query-keys/orders.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';

/** Redirects to the payment page. */
export function usePay(orderId: string) {
  const [api, queries] = [useApi(), useQueryClient()];
  const pay = useSingleFlightMutation({
    mutationFn: () => api(paymentPaths.start, { params: { orderId } }),
    onSuccess: ({ data }) => window.location.assign(data.checkoutUrl),
    onError: (error) => {
      const isOver = error instanceof ShopError && error.code === 'payment.not_open';
      if (!isOver) return;
      void queries.invalidateQueries({ queryKey: orderKey(orderId) });
      void queries.invalidateQueries({ queryKey: paymentKey(orderId) });
    },
  });
  const { reset } = pay;
  useEffect(() => {
    // The back/forward cache restores the page in its busy state.
    const resetOnReturn = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', resetOnReturn);
    return () => window.removeEventListener('pageshow', resetOnReturn);
  }, [reset]);
  return pay;
}

import { ShopError } from '@sirkito/contracts/shop-error';
import { paymentPaths } from '@sirkito/contracts/paths/payment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';

/** Leaves for the page where the order is paid. */
export function usePay(orderId: string) {
  const [api, queries] = [useApi(), useQueryClient()];
  const pay = useMutation({
    mutationFn: () => api(paymentPaths.start, { params: { orderId } }),
    onSuccess: ({ data }) => window.location.assign(data.checkoutUrl),
    onError: (error) => {
      const isOver = error instanceof ShopError && error.code === 'payment.not_open';
      if (!isOver) return;
      void queries.invalidateQueries({ queryKey: ['orders', 'one', orderId] });
      void queries.invalidateQueries({ queryKey: ['orders', 'payment', orderId] });
    },
  });
  const { reset } = pay;
  useEffect(() => {
    // The Back button may bring the page back as it was left: still on its way.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [reset]);
  return pay;
}

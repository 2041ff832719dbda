import { isPaidOnline, toCentavos, toPesos, vatIncluded, type Pesos } from '@sirkito/commerce';
import { ShopError } from '@sirkito/contracts/shop-error';
import type { OrderQuote } from '@sirkito/contracts/order';
import { paymentPaths } from '@sirkito/contracts/paths/payment';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Api } from '#web/lib/api-client.ts';
import { useApi } from '#web/lib/app-providers.tsx';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { toast } from '#web/lib/toasts.ts';
import { quoteQuery } from './checkout.queries.ts';
import { problemsOf } from './problems-of.ts';
import { usePlaceOrder } from './use-place-order.ts';

interface Checkout {
  userId: string;
  quoted: { addressId: string | undefined; generation: number };
}

/** Placing the order from the page: where it leads, and what is shown where when it is refused. */
export function useCheckout({ userId, quoted }: Checkout) {
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()];
  const [refusedCart, setRefusedCart] = useState<number>();
  const onRefused = (refusal: ShopError) => {
    setRefusedCart(quoted.generation);
    if (refusal.code === 'order.key_reused') {
      toast({ title: 'Your order was placed already', variant: 'success' });
      void navigate(shopPaths.orders, { replace: true });
    }
    if (refusal.code === 'order.total_changed') {
      queries.setQueryData(quoteQuery(api, quoted).queryKey, (before) => newQuote(before, refusal));
    }
    if (refusal.code === 'address.not_found') {
      void queries.invalidateQueries({ queryKey: ['addresses', userId] });
    }
    if (refusal.code === 'promotion.refused') {
      void queries.invalidateQueries({ queryKey: quoteQuery(api, quoted).queryKey });
    }
    // Which lines it was about is in the cart.
    void queries.invalidateQueries({ queryKey: ['cart', userId] });
  };
  const { place, isPlacing, ...last } = usePlaceOrder({
    userId,
    onPlaced: async (order) => {
      const page = isPaidOnline(order.paymentMethod) ? await pageToPayOn(api, order._id) : null;
      // The order first: it is where Back leads, and where paying goes on if the page is away.
      // Drawn before anybody learns that the cart is empty now: this page would say so for a moment.
      await navigate(shopPaths.order(order._id), { replace: true, flushSync: true });
      if (page) window.location.assign(page);
    },
    onRefused,
  });
  const isMended = refusedCart !== quoted.generation && isAboutCart(last.refusal);
  const refusal = isMended ? undefined : last.refusal;
  return { place, isPlacing, refusal, problems: refusal ? problemsOf(refusal) : {} };
}

const isAboutCart = (refusal: ShopError | undefined): boolean =>
  ['order.short', 'order.withdrawn', 'promotion.refused'].includes(refusal?.code ?? '');

/** None when the provider is away: the order page says so and offers to try again. */
const pageToPayOn = (api: Api, orderId: string): Promise<string | null> =>
  api(paymentPaths.start, { params: { orderId } }).then(
    ({ data }) => data.checkoutUrl,
    (error: unknown) => {
      if (!(error instanceof ShopError)) throw error;
      toast({ title: error.message, variant: 'destructive' });
      return null;
    },
  );

function newQuote(before: OrderQuote | undefined, { details }: ShopError): OrderQuote | undefined {
  if (!before) return undefined;
  const total = details['total'] as Pesos;
  return {
    ...before,
    subtotal: details['subtotal'] as Pesos,
    shippingFee: details['shippingFee'] as Pesos,
    discounts: details['discount']
      ? [
          {
            label: before.discounts[0]?.label ?? 'Promotion',
            amount: details['discount'] as Pesos,
          },
        ]
      : [],
    total,
    vatIncluded: toPesos(vatIncluded(toCentavos(total))),
  };
}

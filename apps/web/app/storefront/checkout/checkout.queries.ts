import { orderPaths } from '@sirkito/contracts/orders/paths';
import { paymentPaths } from '@sirkito/contracts/payments/paths';
import { ShopError } from '@sirkito/contracts/shop-error';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { paymentOptionsKey, quoteKey } from '#web/lib/query-keys/orders.ts';

interface QuoteInput {
  /** Undefined for pickup. */
  addressId: string | undefined;
  /** Refetches the quote when the cart changes. */
  generation: number;
}

export const quoteQuery = (api: Api, { addressId, generation }: QuoteInput) =>
  queryOptions({
    queryKey: quoteKey(addressId, generation),
    queryFn: async ({ signal }) =>
      (await api(orderPaths.quote, { query: addressId ? { addressId } : {}, signal })).quote,
    staleTime: 0,
    // Checkout needs a total, so retry until the outage is over.
    retry: (_times, error) => error instanceof ShopError && error.status >= 500,
    retryDelay: 5_000,
  });

export const paymentOptionsQuery = (api: Api) =>
  queryOptions({
    queryKey: paymentOptionsKey,
    queryFn: async ({ signal }) => (await api(paymentPaths.options, { signal })).data,
  });

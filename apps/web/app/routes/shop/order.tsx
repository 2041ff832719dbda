import { ownRefusals, ShopError } from '@sirkito/contracts/shop-error';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { DownloadInvoice } from '#web/features/invoices/download-invoice.tsx';
import { OrderPage } from '#web/features/orders/order-page.tsx';
import { orderQuery } from '#web/features/orders/orders.queries.ts';
import { useApi } from '#web/lib/app-providers.tsx';
import { privateMeta } from '#web/lib/page-meta.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Notice, Ways } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/order.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Your order');
}

/** What the provider's page adds to the address it leads back to; it proves nothing. */
const ways: Partial<Record<string, 'paid' | 'unpaid'>> = { 1: 'paid', 0: 'unpaid' };

export default function OrderRoute({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { data: order, error } = useQuery(orderQuery(useApi(), params.orderId));
  const returned = ways[search.get('paid') ?? ''];
  if (order) {
    const download = <DownloadInvoice order={order} />;
    return <OrderPage order={order} returned={returned} download={download} />;
  }
  if (!error) {
    return (
      <div className="wrap grid gap-8 py-14">
        <h1 className="text-heading font-[560]">Your order</h1>
        <Skeleton className="h-dvh w-full" />
      </div>
    );
  }
  // An address that is none of an order's is as good as one that nobody has.
  const isMissing = error instanceof ShopError && error.status < 500;
  return (
    <div className="wrap py-section">
      <Notice title={isMissing ? ownRefusals['order.not_found'].message : error.message}>
        {returned === 'paid' && !isMissing && (
          <p>Your payment is safe with our payment provider. This page looks again by itself.</p>
        )}
        <Ways>
          <ButtonLink look="quiet" to={shopPaths.orders}>
            Your orders
          </ButtonLink>
        </Ways>
      </Notice>
    </div>
  );
}

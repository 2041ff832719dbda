import { ShopError } from '@sirkito/contracts/shop-error';
import { clientErrors } from '@sirkito/contracts/client-errors';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { DownloadInvoice } from '#web/storefront/invoices/download-invoice.tsx';
import { OrderPage } from '#web/storefront/orders/order-page.tsx';
import { orderQuery } from '#web/storefront/orders/orders.queries.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { privateMeta } from '#web/lib/seo/page-meta.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice, NoticeActions } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/order.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Your order');
}

/** Set by the payment provider's redirect; it does not prove payment. */
const returnStates: Partial<Record<string, 'paid' | 'unpaid'>> = { 1: 'paid', 0: 'unpaid' };

export default function OrderRoute({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { data: order, error } = useQuery(orderQuery(useApi(), params.orderId));
  const returned = returnStates[search.get('paid') ?? ''];
  if (order) {
    const download = (
      <DownloadInvoice orderId={order._id} fileName={`invoice-${order.orderNumber}`} />
    );
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
  // A malformed order id counts as not found.
  const isMissing = error instanceof ShopError && error.status < 500;
  return (
    <div className="wrap py-section">
      <Notice title={isMissing ? clientErrors['order.not_found'].message : error.message}>
        {returned === 'paid' && !isMissing && (
          <p>Your payment is safe with our payment provider. This page updates automatically.</p>
        )}
        <NoticeActions>
          <ButtonLink look="quiet" to={shopPaths.orders}>
            Your orders
          </ButtonLink>
        </NoticeActions>
      </Notice>
    </div>
  );
}

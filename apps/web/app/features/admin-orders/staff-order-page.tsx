import { hasInvoice, whyNotSent } from '@sirkito/commerce';
import { ShopError } from '@sirkito/contracts/shop-error';
import type { StaffOrder } from '@sirkito/contracts/order-staff';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { staffPaths } from '#web/lib/shop-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { orderTime } from '#web/lib/shop-time.ts';
import { staffOrderQuery } from './admin-orders.queries.ts';
import { NextSteps } from './next-steps.tsx';
import { OrderAside } from './order-aside.tsx';
import { OrderContents } from './order-contents.tsx';
import { OrderFit } from './order-fit.tsx';
import { OrderNotes } from './order-notes.tsx';
import { eventName, papersOf } from './order-words.ts';
import { StatusMark } from './status-mark.tsx';
import { pollMs, useLiveOrders } from './use-live-orders.ts';

interface StaffOrderPageProps {
  id: string;
  /** Who may only look sees no steps. */
  mayChange: boolean;
  /** Beside the invoice, once there is one. */
  download: (order: StaffOrder['order']) => ReactNode;
}

/** Everything about one order on one page. */
export function StaffOrderPage({ id, ...more }: StaffOrderPageProps) {
  const isLive = useLiveOrders();
  const { data: known, error } = useQuery({
    ...staffOrderQuery(useApi(), id),
    refetchInterval: isLive ? false : pollMs,
  });
  if (known) return <Known key={id} known={known} {...more} />;
  if (!error) return <Skeleton className="h-96 w-full" />;
  const isMissing = error instanceof ShopError && error.status < 500;
  return (
    <Notice title={isMissing ? 'There is no such order' : error.message}>
      <ButtonLink look="quiet" to={staffPaths.orders}>
        All orders
      </ButtonLink>
    </Notice>
  );
}

interface KnownProps extends Omit<StaffOrderPageProps, 'id'> {
  known: StaffOrder;
}

function Known({ known, mayChange, download }: KnownProps) {
  const { order } = known;
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <Link
          to={staffPaths.orders}
          className="inline-flex items-center gap-1.5 justify-self-start text-small text-ink-muted hover:text-ink"
        >
          <ArrowLeft size={15} aria-hidden="true" /> Orders
        </Link>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="font-mono text-title font-[560]">{order.orderNumber}</h1>
          <StatusMark {...order} />
          <p className="text-small text-ink-muted">placed {orderTime(order.createdAt)}</p>
          <div className="flex flex-wrap gap-2 sm:ml-auto">
            {!whyNotSent(order) && (
              <>
                <ButtonLink look="quiet" size="small" to={papersOf('packing-slips', [order._id])}>
                  Packing slip
                </ButtonLink>
                <ButtonLink look="quiet" size="small" to={papersOf('labels', [order._id])}>
                  Label
                </ButtonLink>
              </>
            )}
            {hasInvoice(order) && (
              <>
                <ButtonLink look="quiet" size="small" to={staffPaths.invoice(order._id)}>
                  Invoice
                </ButtonLink>
                {download(order)}
              </>
            )}
          </div>
        </div>
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-8">
          {mayChange && <NextSteps known={known} />}
          <OrderContents known={known} />
          <OrderFit known={known} />
          <Timeline order={order} />
          <OrderNotes known={known} mayAdd={mayChange} />
        </div>
        <OrderAside known={known} mayChange={mayChange} />
      </div>
    </div>
  );
}

function Timeline({ order: { timeline, isPickup } }: Pick<StaffOrder, 'order'>) {
  return (
    <section aria-label="Timeline">
      <h2 className="mb-2 font-[560]">Timeline</h2>
      <ol className="grid gap-2 text-small">
        {timeline.map(({ at, note, ...event }, place) => (
          <li
            key={at + event.status + event.paymentStatus}
            className="grid grid-cols-[9.5rem_1fr] gap-3"
          >
            <time dateTime={at} className="font-mono text-caption text-ink-muted">
              {orderTime(at)}
            </time>
            <span>
              {eventName(event, timeline[place - 1], isPickup)}
              {note && <span className="text-ink-muted"> · {note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

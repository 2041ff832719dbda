import { formatDateTime, fulfilmentBlocker } from '@sirkito/commerce';
import { ShopError } from '@sirkito/contracts/shop-error';
import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import type { RecordedActor } from '@sirkito/contracts/staff/staff-actor-schema';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { useTitle } from '#web/lib/seo/use-title.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { KeepFocus } from '#web/ui/keep-focus.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { actorName } from '../../shared/actor-name.ts';
import { staffOrderQuery } from '../orders.queries.ts';
import { CodCheck } from './cod-check.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderAside } from './order-aside.tsx';
import { OrderContents } from './order-contents.tsx';
import { OrderFit } from './order-fit.tsx';
import { OrderNotes } from './order-notes.tsx';
import { eventLabel, isReviewDue, printPath } from '../order-labels.ts';
import { SampleBadge } from '../../shared/sample-badge.tsx';
import { OrderStatusBadge } from '../status-badge.tsx';
import { pollMs, useLiveOrders } from '../queue/use-live-orders.ts';

interface StaffOrderPageProps {
  id: string;
  /** Without it the page is read-only. */
  canChange: boolean;
  /** Renders the download next to the invoice. */
  download: (order: StaffOrder['order']) => ReactNode;
}

/** Shows everything about an order. */
export function StaffOrderPage({ id, ...more }: StaffOrderPageProps) {
  const isLive = useLiveOrders();
  const { data: staffOrder, error } = useQuery({
    ...staffOrderQuery(useApi(), id),
    refetchInterval: isLive ? false : pollMs,
  });
  if (staffOrder) return <StaffOrderDetails key={id} staffOrder={staffOrder} {...more} />;
  if (!error) return <Skeleton className="h-96 w-full" />;
  const isMissing = error instanceof ShopError && error.status < 500;
  return (
    <Notice title={isMissing ? 'Order not found' : error.message}>
      <ButtonLink look="quiet" to={staffPaths.orders}>
        All orders
      </ButtonLink>
    </Notice>
  );
}

interface StaffOrderDetailsProps extends Omit<StaffOrderPageProps, 'id'> {
  staffOrder: StaffOrder;
}

function StaffOrderDetails({ staffOrder, canChange, download }: StaffOrderDetailsProps) {
  const { order } = staffOrder;
  useTitle(`${order.orderNumber} | Admin Panel`);
  return (
    <div data-printed className="grid gap-6">
      <div className="grid gap-2">
        <Link
          to={staffPaths.orders}
          className="inline-flex print:hidden items-center gap-1.5 justify-self-start text-small text-ink-muted hover:text-ink"
        >
          <ArrowLeft size={15} aria-hidden="true" /> Orders
        </Link>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="font-mono text-title font-[560]">{order.orderNumber}</h1>
          <SampleBadge {...staffOrder} />
          <div role="status">
            <OrderStatusBadge {...order} />
          </div>
          <p className="text-small text-ink-muted">Placed {formatDateTime(order.createdAt)}</p>
          <div className="flex flex-wrap gap-2 sm:ml-auto print:hidden">
            {!fulfilmentBlocker(order, isReviewDue(staffOrder)) && (
              <>
                <ButtonLink look="quiet" size="small" to={printPath('packing-slips', [order._id])}>
                  Packing slip
                </ButtonLink>
                <ButtonLink look="quiet" size="small" to={printPath('labels', [order._id])}>
                  Label
                </ButtonLink>
              </>
            )}
            {order.hasInvoice && (
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
        <KeepFocus label="Order progress" className="grid content-start gap-8">
          {canChange && <NextSteps staffOrder={staffOrder} />}
          <CodCheck staffOrder={staffOrder} canChange={canChange} />
          <OrderContents staffOrder={staffOrder} />
          <OrderFit staffOrder={staffOrder} />
          <Timeline {...staffOrder} />
          <OrderNotes staffOrder={staffOrder} canAdd={canChange} />
        </KeepFocus>
        <OrderAside staffOrder={staffOrder} canChange={canChange} />
      </div>
    </div>
  );
}

function Timeline({
  order: { timeline, isPickup },
  timelineActors,
}: Pick<StaffOrder, 'order' | 'timelineActors'>) {
  return (
    <section aria-label="Timeline">
      <h2 className="mb-2 font-[560]">Timeline</h2>
      <ol className="grid gap-2 text-small">
        {timeline.map(({ at, note, ...event }, index) => (
          <li
            key={at + event.status + event.paymentStatus}
            className="grid grid-cols-[9.5rem_1fr] gap-3"
          >
            <time dateTime={at} className="font-mono text-caption text-ink-muted">
              {formatDateTime(at)}
            </time>
            <span>
              {eventLabel(event, timeline[index - 1], isPickup)}
              {note && <span className="text-ink-muted"> · {note}</span>}
              <By actor={timelineActors[index]} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const By = ({ actor }: { actor: RecordedActor | null | undefined }) =>
  actor && <span className="block text-caption text-ink-muted">{actorName(actor)}</span>;

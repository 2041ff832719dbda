import {
  formatDateTime,
  formatDeliveryDates,
  paymentMethodName,
  shippingZones,
  zoneOf,
} from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { useRef, type ReactNode } from 'react';
import { partIds } from '#web/lib/navigation/part-ids.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Totals } from '#web/ui/totals.tsx';
import { BuyAgainButton, UnavailableItems, useBuyAgain } from './buy-again.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { NextStep } from './next-step.tsx';
import { OrderFit } from './order-fit.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { paymentName, statusHeading } from './order-labels.ts';

interface OrderPageProps {
  order: Order;
  /** Result of the payment redirect, if any. */
  returned: 'paid' | 'unpaid' | undefined;
  /** Shown next to the invoice link. */
  download: ReactNode;
}

/** Renders an order with its status, items, delivery and totals. */
export function OrderPage({ order, returned, download }: OrderPageProps) {
  const again = useBuyAgain(order);
  const heading = useRef<HTMLHeadingElement>(null);
  const zone = order.isPickup
    ? undefined
    : shippingZones.find(({ id }) => id === zoneOf(order.address.psgcCode));
  return (
    <div data-printed className="wrap pb-section">
      <Breadcrumbs
        crumbs={[
          { to: shopPaths.account, label: 'Account' },
          { to: shopPaths.orders, label: 'Orders' },
        ]}
      />
      <div className="border-b border-line pb-8">
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-heading font-[560] text-balance outline-none"
        >
          {statusHeading(order, returned)}
        </h1>
        <p className="mt-1 text-ink-muted">
          Order <span className="font-mono text-ink">{order.orderNumber}</span>, placed{' '}
          {formatDateTime(order.createdAt)}
        </p>
        <Arrival order={order} />
      </div>
      <div className="grid gap-10 pt-9 lg:grid-cols-[minmax(0,1fr)_26.5rem] lg:gap-18">
        <div className="grid content-start gap-8">
          <UnavailableItems again={again} />
          <NextStep order={order} returned={returned} />
          <div className="flex flex-wrap gap-2.5 print:hidden">
            {order.hasInvoice && (
              <>
                <ButtonLink look="quiet" to={shopPaths.invoice(order._id)}>
                  Invoice
                </ButtonLink>
                {download}
              </>
            )}
            <ButtonLink
              look="quiet"
              to={`${shopPaths.upgrade}?parts=${partIds(order.items).join()}`}
            >
              Find compatible parts
            </ButtonLink>
            <ButtonLink look="quiet" to={shopPaths.contact}>
              Get help
            </ButtonLink>
            <CancelOrder order={order} heading={heading} />
            <BuyAgainButton again={again} />
          </div>
          <OrderTimeline order={order} />
          <OrderItems items={order.items} status={order.status} />
          <OrderFit order={order} />
        </div>
        <aside
          aria-label="Order summary"
          className="grid content-start gap-5 self-start rounded-lg border border-line bg-surface-raised p-6"
        >
          <Totals {...order} zone={zone?.name} />
          <Details order={order} />
        </aside>
      </div>
    </div>
  );
}

/** Keeps its line free until the order has been fetched, because a new one comes without it. */
function Arrival({ order: { arrival, isPickup, status, paymentMethod } }: { order: Order }) {
  if (isPickup || arrival === null) return null;
  const isUnpaid = status === 'pending' && paymentMethod !== 'cod';
  return (
    <p className="mt-3 min-h-[1lh] text-lead">
      {arrival && (
        <>
          Estimated arrival{' '}
          <span className="font-[560]">
            {formatDeliveryDates([new Date(arrival.first), new Date(arrival.last)])}
          </span>
          {isUnpaid && ' if you pay now'}
        </>
      )}
    </p>
  );
}

function Details({ order }: { order: Order }) {
  const { address } = order;
  return (
    <dl className="grid gap-4 border-t border-line pt-4.5 text-small wrap-anywhere">
      <div className="grid gap-0.5">
        <dt className="text-ink-muted">{order.isPickup ? 'Pick-up at the shop' : 'Deliver to'}</dt>
        <dd>
          {address.fullName}
          <br />
          {address.street}
          {!order.isPickup &&
            `, ${address.barangay}, ${address.cityMunicipality} ${address.postalCode}, ${
              address.province || address.region
            }`}
          <br />
          {address.phone}
        </dd>
        {address.notes && <dd className="text-ink-muted">{address.notes}</dd>}
      </div>
      <div className="grid gap-0.5">
        <dt className="text-ink-muted">Payment</dt>
        <dd>
          {paymentMethodName(order.paymentMethod, order.isPickup)},{' '}
          {paymentName(order).toLowerCase()}
        </dd>
      </div>
      {order.notes && (
        <div className="grid gap-0.5">
          <dt className="text-ink-muted">Your note</dt>
          <dd>{order.notes}</dd>
        </div>
      )}
    </dl>
  );
}

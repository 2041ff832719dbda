import { formatCount, formatDateTime, formatPesos } from '@sirkito/commerce';
import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { Totals } from '#web/ui/totals.tsx';
import { OrderPayment } from './order-payment.tsx';
import { PaymentBadge } from '../payment-badge.tsx';
import { OrderStatusBadge } from '../status-badge.tsx';

interface OrderAsideProps {
  staffOrder: StaffOrder;
  canChange: boolean;
}

/** Shows payment, delivery and customer. */
export function OrderAside({ staffOrder, canChange }: OrderAsideProps) {
  const { order, customer, otherOrders, shipments } = staffOrder;
  const { address } = order;
  return (
    <aside
      aria-label="Order details"
      className="grid content-start gap-5 self-start rounded-lg border border-line bg-surface-raised p-5 text-small wrap-anywhere"
    >
      <Section title="Payment">
        <PaymentBadge {...order} />
        <div className="mt-2">
          <Totals {...order} />
        </div>
        <OrderPayment staffOrder={staffOrder} canChange={canChange} />
      </Section>
      <Section title={order.isPickup ? 'Pick-up' : 'Delivery'}>
        <p>
          {address.fullName}
          <br />
          {order.isPickup ? (
            'Pick-up at the shop'
          ) : (
            <>
              {address.street}, {address.barangay}
              <br />
              {address.cityMunicipality} {address.postalCode}
              {address.province && `, ${address.province}`}
            </>
          )}
        </p>
        <a
          href={`tel:${address.phone.replaceAll(' ', '')}`}
          className="underline underline-offset-4"
        >
          {address.phone}
        </a>
        {address.notes && <p className="text-ink-muted">{address.notes}</p>}
        {shipments.map(({ at, courier, trackingNumber }) => (
          <p key={at}>
            {courier}, <span className="font-mono">{trackingNumber}</span>
            <span className="text-ink-muted"> {formatDateTime(at)}</span>
          </p>
        ))}
      </Section>
      {order.notes && <Section title="Customer note">{order.notes}</Section>}
      <Section title="Customer">
        {customer ? (
          <p>
            {customer.userName}
            <br />
            <a href={`mailto:${customer.email}`} className="underline underline-offset-4">
              {customer.email}
            </a>
            <br />
            <span className="text-ink-muted">
              {customer.orders === 1 ? 'First order' : formatCount(customer.orders, 'order')}
            </span>
          </p>
        ) : (
          <p className="text-ink-muted">Guest or deleted account</p>
        )}
        {otherOrders.length > 0 && (
          <ul aria-label="Other orders" className="mt-2 grid gap-1.5">
            {otherOrders.map((other) => (
              <li key={other._id} className="flex flex-wrap items-center justify-between gap-x-3">
                <Link
                  to={staffPaths.order(other._id)}
                  className="font-mono underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                >
                  {other.orderNumber}
                </Link>
                <OrderStatusBadge {...other} />
                <span className="tabular-nums">{formatPesos(other.total)}</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </aside>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid gap-1 border-b border-line pb-5 last:border-b-0 last:pb-0"
    >
      <h2 className="text-ink-muted">{title}</h2>
      {children}
    </section>
  );
}

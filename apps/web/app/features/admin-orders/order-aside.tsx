import { formatPesos } from '@sirkito/commerce';
import type { StaffOrder } from '@sirkito/contracts/order-staff';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { staffPaths } from '#web/lib/shop-paths.ts';
import { Totals } from '#web/ui/totals.tsx';
import { orderTime } from '#web/lib/shop-time.ts';
import { OrderPayment } from './order-payment.tsx';
import { PaymentMark } from './payment-mark.tsx';
import { StatusMark } from './status-mark.tsx';

interface OrderAsideProps {
  known: StaffOrder;
  mayChange: boolean;
}

/** Who, where to, how it is paid and what else they ordered. */
export function OrderAside({ known, mayChange }: OrderAsideProps) {
  const { order, customer, otherOrders, shipments } = known;
  const { address } = order;
  return (
    <aside
      aria-label="About this order"
      className="grid content-start gap-5 self-start rounded-lg border border-line bg-surface-raised p-5 text-small wrap-anywhere"
    >
      <Part title="Payment">
        <PaymentMark {...order} />
        <div className="mt-2">
          <Totals {...order} />
        </div>
        <OrderPayment known={known} mayChange={mayChange} />
      </Part>
      <Part title={order.isPickup ? 'Pick-up' : 'Delivery'}>
        <p>
          {address.fullName}
          <br />
          {order.isPickup ? (
            'Picks it up at the shop'
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
            <span className="text-ink-muted"> {orderTime(at)}</span>
          </p>
        ))}
      </Part>
      {order.notes && <Part title="Note of the customer">{order.notes}</Part>}
      <Part title="Customer">
        {customer ? (
          <p>
            {customer.userName}
            <br />
            <a href={`mailto:${customer.email}`} className="underline underline-offset-4">
              {customer.email}
            </a>
            <br />
            <span className="text-ink-muted">
              {customer.orders === 1 ? 'First order' : `${customer.orders} orders`}
            </span>
          </p>
        ) : (
          <p className="text-ink-muted">A guest, or the account was erased</p>
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
                <StatusMark {...other} />
                <span className="tabular-nums">{formatPesos(other.total)}</span>
              </li>
            ))}
          </ul>
        )}
      </Part>
    </aside>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
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

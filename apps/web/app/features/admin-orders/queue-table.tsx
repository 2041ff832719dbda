import { formatPesos } from '@sirkito/commerce';
import type { StaffOrderRow } from '@sirkito/contracts/order-staff';
import { Link } from 'react-router';
import { staffPaths } from '#web/lib/shop-paths.ts';
import { orderTime } from '#web/lib/shop-time.ts';
import { waited } from './order-words.ts';
import { PaymentMark } from './payment-mark.tsx';
import { StatusMark } from './status-mark.tsx';

const head = 'px-3 py-2 text-left text-caption font-normal text-ink-muted whitespace-nowrap';
const cell = 'align-middle md:px-3 md:py-3';

/** On phones a row becomes a few lines. The whole row is the link. */
export function QueueTable({ orders }: { orders: readonly StaffOrderRow[] }) {
  const now = Date.now();
  return (
    <div className="overflow-hidden rounded border border-line bg-surface-raised text-small">
      <table className="block w-full md:table">
        <caption className="sr-only">Orders</caption>
        <thead className="hidden border-b border-line md:table-header-group">
          <tr>
            <th className={head}>Order</th>
            <th className={head}>Customer</th>
            <th className={`${head} hidden xl:table-cell`}>Part</th>
            <th className={`${head} hidden lg:table-cell`}>Area</th>
            <th className={head}>Status</th>
            <th className={`${head} hidden lg:table-cell`}>Payment</th>
            <th className={`${head} text-right!`}>Total</th>
            <th className={`${head} text-right!`}>Placed</th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {orders.map((order) => (
            <Row key={order._id} order={order} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ order, now }: { order: StaffOrderRow; now: number }) {
  return (
    <tr className="relative grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 border-b border-line p-3 last:border-b-0 focus-within:bg-surface-active hover:bg-surface-active md:table-row md:p-0">
      <td className={cell}>
        <Link
          to={staffPaths.order(order._id)}
          className="font-mono font-medium after:absolute after:inset-0"
        >
          {order.orderNumber}
        </Link>
      </td>
      <td className={`${cell} order-3 max-w-60 truncate`}>{order.customer}</td>
      <td className="hidden max-w-70 truncate px-3 text-ink-muted xl:table-cell">
        {order.firstTitle}
        {order.pieces > 1 && ` (${order.pieces})`}
      </td>
      <td className="hidden max-w-40 truncate px-3 text-ink-muted lg:table-cell">{order.place}</td>
      <td className={`${cell} order-5`}>
        <StatusMark status={order.status} />
      </td>
      <td className="hidden px-3 lg:table-cell">
        <PaymentMark {...order} />
      </td>
      <td className={`${cell} order-2 text-right font-[520] tabular-nums`}>
        {formatPesos(order.total)}
      </td>
      <td className={`${cell} order-4 text-right whitespace-nowrap text-ink-muted`}>
        <time dateTime={order.createdAt} title={orderTime(order.createdAt)}>
          {waited(order.createdAt, now)}
        </time>
      </td>
    </tr>
  );
}

import { formatAge, formatDateTime, formatPesos } from '@sirkito/commerce';
import type { StaffOrderRow } from '@sirkito/contracts/orders/staff-schemas';
import { Link } from 'react-router';
import { staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { PaymentBadge, PaymentAlert } from '../payment-badge.tsx';
import { quickFilterLabels } from '../order-labels.ts';
import { SampleBadge } from '../../shared/sample-badge.tsx';
import { OrderStatusBadge } from '../status-badge.tsx';

const head = 'px-3 py-2 text-left text-caption font-normal text-ink-muted whitespace-nowrap';
const cell = 'align-middle md:px-3 md:py-3';

interface QueueTableProps {
  orders: readonly StaffOrderRow[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** Rows collapse to a few lines on phones. The whole row is a link. */
export function QueueTable({ orders, selected, onSelect }: QueueTableProps) {
  const now = Date.now();
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  const areAllSelected = orders.every(({ _id }) => selected.has(_id));
  const toggleAll = () => {
    const shown = orders.map(({ _id }) => _id);
    onSelect(
      new Set(
        areAllSelected
          ? [...selected].filter((id) => !shown.includes(id))
          : [...selected, ...shown],
      ),
    );
  };
  return (
    <div className="overflow-hidden rounded border border-line bg-surface-raised text-small">
      <table className="block w-full md:table">
        <caption className="sr-only">Orders</caption>
        <thead className="hidden border-b border-line md:table-header-group">
          <tr>
            <th className="w-0 pl-3">
              <label className="grid size-9 cursor-pointer place-items-center">
                <Checkbox aria-label="Select all" checked={areAllSelected} onChange={toggleAll} />
              </label>
            </th>
            <th className={head}>Order</th>
            <th className={head}>Customer</th>
            <th className={`${head} hidden min-[1400px]:table-cell`}>Items</th>
            <th className={`${head} hidden xl:table-cell`}>Area</th>
            <th className={head}>Status</th>
            <th className={`${head} hidden xl:table-cell`}>Payment</th>
            <th className={`${head} text-right!`}>Total</th>
            <th className={`${head} text-right!`}>Placed</th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {orders.map((order) => (
            <Row
              key={order._id}
              order={order}
              now={now}
              isSelected={selected.has(order._id)}
              onSelect={() => toggle(order._id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  order: StaffOrderRow;
  now: number;
  isSelected: boolean;
  onSelect: () => void;
}

function Row({ order, now, isSelected, onSelect }: RowProps) {
  return (
    <tr className="relative grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 border-b border-line p-3 last:border-b-0 focus-within:bg-surface-active hover:bg-surface-active md:table-row md:p-0">
      <td className="hidden md:table-cell md:pl-3">
        {/* Above the link that covers the row, with a large touch target. */}
        <label className="relative z-1 grid size-9 cursor-pointer place-items-center">
          <Checkbox
            aria-label={`Select ${order.orderNumber}`}
            checked={isSelected}
            onChange={onSelect}
          />
        </label>
      </td>
      <td className={cell}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <Link
            to={staffPaths.order(order._id)}
            className="font-mono font-medium whitespace-nowrap after:absolute after:inset-0"
          >
            {order.orderNumber}
          </Link>
          <SampleBadge {...order} />
        </span>
      </td>
      <td className={`${cell} order-3 max-w-60 truncate`}>{order.customer}</td>
      {/* Takes the space that is left: titles are long, and no column may push another out. */}
      <td className="hidden w-1/5 max-w-0 truncate px-3 text-ink-muted min-[1400px]:table-cell">
        {order.firstTitle}
        {order.pieces > 1 && ` (${order.pieces})`}
      </td>
      <td className="hidden max-w-40 truncate px-3 text-ink-muted xl:table-cell">
        {order.isPickup ? 'Pick-up' : order.place}
      </td>
      <td className={`${cell} order-5`}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <OrderStatusBadge {...order} />
          {order.isReviewDue && (
            <span className="rounded-sm bg-warning-soft px-1.5 py-0.5 text-caption whitespace-nowrap text-warning">
              {quickFilterLabels.review}
            </span>
          )}
          <span className="empty:hidden xl:hidden">
            <PaymentAlert {...order} />
          </span>
        </span>
      </td>
      <td className="hidden px-3 xl:table-cell">
        <PaymentBadge {...order} />
      </td>
      <td className={`${cell} order-2 text-right font-[520] tabular-nums`}>
        {formatPesos(order.total)}
      </td>
      <td className={`${cell} order-4 text-right whitespace-nowrap text-ink-muted`}>
        <time dateTime={order.createdAt} title={formatDateTime(order.createdAt)}>
          {formatAge(order.createdAt, now)}
        </time>
      </td>
    </tr>
  );
}

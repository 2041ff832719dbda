import { formatPesos } from '@sirkito/commerce';
import type { StaffOrderRow } from '@sirkito/contracts/order-staff';
import { Link } from 'react-router';
import { staffPaths } from '#web/lib/shop-paths.ts';
import { orderTime } from '#web/lib/shop-time.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { waited } from './order-words.ts';
import { PaymentMark, PaymentNews } from './payment-mark.tsx';
import { StatusMark } from './status-mark.tsx';

const head = 'px-3 py-2 text-left text-caption font-normal text-ink-muted whitespace-nowrap';
const cell = 'align-middle md:px-3 md:py-3';

interface QueueTableProps {
  orders: readonly StaffOrderRow[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** On phones a row becomes a few lines. The whole row is the link. */
export function QueueTable({ orders, chosen, onChoose }: QueueTableProps) {
  const now = Date.now();
  const choose = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  const isAll = orders.every(({ _id }) => chosen.has(_id));
  const chooseAll = () => {
    const shown = orders.map(({ _id }) => _id);
    onChoose(
      new Set(isAll ? [...chosen].filter((id) => !shown.includes(id)) : [...chosen, ...shown]),
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
                <Checkbox aria-label="Choose all" checked={isAll} onChange={chooseAll} />
              </label>
            </th>
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
            <Row
              key={order._id}
              order={order}
              now={now}
              isChosen={chosen.has(order._id)}
              onChoose={() => choose(order._id)}
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
  isChosen: boolean;
  onChoose: () => void;
}

function Row({ order, now, isChosen, onChoose }: RowProps) {
  return (
    <tr className="relative grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 border-b border-line p-3 last:border-b-0 focus-within:bg-surface-active hover:bg-surface-active md:table-row md:p-0">
      <td className="hidden md:table-cell md:pl-3">
        {/* Above the link that covers the row, with room to press. */}
        <label className="relative z-1 grid size-9 cursor-pointer place-items-center">
          <Checkbox
            aria-label={`Choose ${order.orderNumber}`}
            checked={isChosen}
            onChange={onChoose}
          />
        </label>
      </td>
      <td className={cell}>
        <Link
          to={staffPaths.order(order._id)}
          className="font-mono font-medium whitespace-nowrap after:absolute after:inset-0"
        >
          {order.orderNumber}
        </Link>
      </td>
      <td className={`${cell} order-3 max-w-60 truncate`}>{order.customer}</td>
      <td className="hidden max-w-70 truncate px-3 text-ink-muted xl:table-cell">
        {order.firstTitle}
        {order.pieces > 1 && ` (${order.pieces})`}
      </td>
      <td className="hidden max-w-40 truncate px-3 text-ink-muted lg:table-cell">
        {order.isPickup ? 'Pick-up' : order.place}
      </td>
      <td className={`${cell} order-5`}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <StatusMark {...order} />
          <span className="empty:hidden lg:hidden">
            <PaymentNews {...order} />
          </span>
        </span>
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

import { orderStatuses, orderStatusNames } from '@sirkito/commerce';
import type { StaffOrders } from '@sirkito/contracts/orders/staff-schemas';
import { Link, useSearchParams } from 'react-router';
import type { QueueView } from '../orders.queries.ts';
import { quickFilterLabels } from '../order-labels.ts';

/** Same as in the contract, whose schemas are not loaded here. */
const maxOrderCount = 1_000;

interface QueueTabsProps {
  view: Pick<QueueView, 'status' | 'only'>;
  result: Pick<StaffOrders, 'counts' | 'refundsDue' | 'reviewsDue'> | undefined;
}

/** Links, so each queue has a URL. */
export function QueueTabs({ view, result }: QueueTabsProps) {
  const [query] = useSearchParams();
  const queue = view.only === 'refund_due' || view.only === 'review' ? view.only : undefined;
  const to = (field?: 'status' | 'only', value = '') => {
    const next = new URLSearchParams(query);
    next.delete('status');
    // These are queues of their own; other filters apply within a queue.
    if (queue) next.delete('only');
    if (field) next.set(field, value);
    return `?${next}`;
  };
  return (
    <nav aria-label="Order status" className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex gap-5 border-b border-line text-small">
        <Tab to={to()} name="All" isCurrent={!view.status && !queue} />
        {orderStatuses.map((status) => (
          <Tab
            key={status}
            to={to('status', status)}
            name={orderStatusNames[status]}
            count={result?.counts[status]}
            isCurrent={status === view.status}
          />
        ))}
        <Tab
          to={to('only', 'review')}
          name={quickFilterLabels.review}
          count={result?.reviewsDue}
          isCurrent={queue === 'review' && !view.status}
        />
        <Tab
          to={to('only', 'refund_due')}
          name="Refund due"
          count={result?.refundsDue}
          isCurrent={queue === 'refund_due' && !view.status}
        />
      </ul>
    </nav>
  );
}

interface TabProps {
  to: string;
  name: string;
  count?: number | undefined;
  isCurrent: boolean;
}

function Tab({ to, name, count, isCurrent }: TabProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex gap-2 py-2.5 whitespace-nowrap text-ink-muted hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--ink)]"
      >
        {name}
        {count !== undefined && (
          <span className="font-normal text-ink-faint tabular-nums">
            {count < maxOrderCount ? count : '1,000+'}
          </span>
        )}
      </Link>
    </li>
  );
}

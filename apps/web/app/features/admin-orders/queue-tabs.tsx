import { orderStatuses } from '@sirkito/commerce';
import type { StaffOrders } from '@sirkito/contracts/order-staff';
import { Link, useSearchParams } from 'react-router';
import type { QueueView } from './admin-orders.queries.ts';
import { statusNames } from './order-words.ts';

/** As in the contract, whose schemas a page does not load. */
const countedUpTo = 1_000;

interface QueueTabsProps {
  view: Pick<QueueView, 'status' | 'only'>;
  found: Pick<StaffOrders, 'counts' | 'owed'> | undefined;
}

/** Links, so that each queue has an address. */
export function QueueTabs({ view, found }: QueueTabsProps) {
  const [query] = useSearchParams();
  const isOwed = view.only === 'owed';
  const to = (field?: 'status' | 'only', value = '') => {
    const next = new URLSearchParams(query);
    next.delete('status');
    // It is a queue of its own, where the others narrow each of them.
    if (isOwed) next.delete('only');
    if (field) next.set(field, value);
    return `?${next}`;
  };
  return (
    <nav aria-label="Queues" className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex gap-5 border-b border-line text-small">
        <Tab to={to()} name="All" isCurrent={!view.status && !isOwed} />
        {orderStatuses.map((status) => (
          <Tab
            key={status}
            to={to('status', status)}
            name={statusNames[status]}
            count={found?.counts[status]}
            isCurrent={status === view.status}
          />
        ))}
        <Tab
          to={to('only', 'owed')}
          name="To be paid back"
          count={found?.owed}
          isCurrent={isOwed && !view.status}
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
            {count < countedUpTo ? count : '1,000+'}
          </span>
        )}
      </Link>
    </li>
  );
}

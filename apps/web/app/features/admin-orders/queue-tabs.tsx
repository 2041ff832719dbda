import { orderStatuses, type OrderStatus } from '@sirkito/commerce';
import type { StaffOrders } from '@sirkito/contracts/order-staff';
import { Link, useSearchParams } from 'react-router';
import { statusNames } from './order-words.ts';

/** As in the contract, whose schemas a page does not load. */
const countedUpTo = 1_000;

interface QueueTabsProps {
  current: OrderStatus | undefined;
  counts: StaffOrders['counts'] | undefined;
}

/** Links, so that each queue has an address. */
export function QueueTabs({ current, counts }: QueueTabsProps) {
  const [query] = useSearchParams();
  const to = (status?: OrderStatus) => {
    const next = new URLSearchParams(query);
    next.delete('status');
    if (status) next.set('status', status);
    return `?${next}`;
  };
  return (
    <nav aria-label="Queues" className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex gap-5 border-b border-line text-small">
        <Tab to={to()} name="All" isCurrent={!current} />
        {orderStatuses.map((status) => (
          <Tab
            key={status}
            to={to(status)}
            name={statusNames[status]}
            count={counts?.[status]}
            isCurrent={status === current}
          />
        ))}
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

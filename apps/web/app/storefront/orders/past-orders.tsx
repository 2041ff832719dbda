import { formatCount, formatDateTime } from '@sirkito/commerce';
import { partIds } from '#web/lib/navigation/part-ids.ts';
import { useSession } from '#web/lib/session/session.ts';
import { TextLink } from '#web/ui/buttons/text-link.tsx';
import { useOrders } from './use-orders.ts';

interface PastOrdersProps {
  /** Returns the link for an order's part ids. */
  to: (ids: readonly string[]) => string;
}

/** Lists the customer's latest orders, each linking to its parts. */
export function PastOrders({ to }: PastOrdersProps) {
  const { user, isAuthenticated } = useSession();
  return user && isAuthenticated ? <Orders userId={user.id} to={to} /> : null;
}

const shown = 5;

function Orders({ userId, to }: PastOrdersProps & { userId: string }) {
  const { orderList } = useOrders(userId);
  if (orderList.length === 0) return null;
  return (
    <div>
      <h3 className="text-small font-medium">From your orders</h3>
      <ul className="grid text-small">
        {orderList.slice(0, shown).map(({ _id, orderNumber, items, createdAt }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-2 py-1.5">
            <TextLink to={to(partIds(items))}>{orderNumber}</TextLink>
            <span className="text-ink-muted">
              {formatCount(items.length, 'item')}, {formatDateTime(createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

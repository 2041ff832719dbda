import { formatDateTime, formatPesos } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { ProductImage } from '#web/ui/product/product-image.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { paymentStatusNames, statusName } from './order-labels.ts';
import { useOrders } from './use-orders.ts';

/** Lists the customer's orders. */
export function OrderList({ userId, emptyState }: { userId: string; emptyState: ReactNode }) {
  const { orderList, isInitialized, error, ...more } = useOrders(userId);
  if (error) return <ErrorNote error={error} />;
  if (!isInitialized) {
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">Loading your orders</span>
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
  if (orderList.length === 0) return emptyState;
  return (
    <div className="grid justify-items-start gap-6">
      <ul aria-label="Orders" className="grid w-full">
        {orderList.map((order) => (
          <OrderRow key={order._id} order={order} />
        ))}
      </ul>
      <ErrorNote
        error={more.hasMoreFailed ? "Couldn't load older orders. Try again." : undefined}
      />
      {more.hasMore && (
        <Button look="quiet" isBusy={more.isFetchingMore} onClick={more.fetchMore}>
          Show older orders
        </Button>
      )}
    </div>
  );
}

function OrderRow({ order }: { order: Order }) {
  const [first, ...others] = order.items;
  return (
    <li className="relative grid grid-cols-[4.5rem_1fr] items-center gap-x-4 border-b border-line py-4 first:pt-0 sm:grid-cols-[5.5rem_1fr_auto]">
      <ProductImage path={first?.image || undefined} alt="" sizes="88px" />
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={shopPaths.order(order._id)}
            className="font-mono font-medium after:absolute after:inset-0 hover:underline"
          >
            {order.orderNumber}
          </Link>
          <StatusBadge {...order} />
          {order.paymentStatus === 'refunded' && (
            <Badge look={usual}>{paymentStatusNames.refunded}</Badge>
          )}
        </p>
        <p className="truncate text-small text-ink-muted">
          {first?.title}
          {others.length > 0 && ` and ${others.length} more`}
        </p>
        <p className="text-small text-ink-muted">{formatDateTime(order.createdAt)}</p>
        {order.status === 'pending' && order.heldUntil && (
          <p className="text-small text-warning">
            {paymentStatusNames[order.paymentStatus]},{' '}
            {/* The transfer may already be on its way, so do not ask for payment. */}
            {order.paymentMethod === 'bank_transfer' ? 'reserved until' : 'please pay by'}{' '}
            {formatDateTime(order.heldUntil)}
          </p>
        )}
      </div>
      <p className="col-start-2 mt-1 font-medium tabular-nums sm:col-start-auto sm:mt-0">
        {formatPesos(order.total)}
      </p>
    </li>
  );
}

const usual = 'bg-surface-active text-ink-muted';
const badgeLooks: Partial<Record<Order['status'], string>> = {
  delivered: 'bg-positive-soft text-positive',
  delivery_failed: 'bg-danger-soft text-danger',
  cancelled: 'bg-danger-soft text-danger',
};

function StatusBadge({ status, isPickup }: Pick<Order, 'status' | 'isPickup'>) {
  return <Badge look={badgeLooks[status] ?? usual}>{statusName(status, isPickup)}</Badge>;
}

function Badge({ look, children }: { look: string; children: ReactNode }) {
  return <span className={`rounded-sm px-1.5 py-0.5 text-caption ${look}`}>{children}</span>;
}

import { formatPesos } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/order';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { orderTime } from '#web/lib/shop-time.ts';
import { paymentStatusNames, statusName } from './order-words.ts';
import { useOrders } from './use-orders.ts';

/** One's own orders, each with its status, a picture and its total. */
export function OrderList({ userId, nothing }: { userId: string; nothing: ReactNode }) {
  const { orderList, isInitialized, error, ...more } = useOrders(userId);
  if (error) return <Failed why={error} />;
  if (!isInitialized) {
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">Your orders are on their way</span>
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
  if (orderList.length === 0) return nothing;
  return (
    <div className="grid justify-items-start gap-6">
      <ul aria-label="Orders" className="grid w-full">
        {orderList.map((order) => (
          <OrderRow key={order._id} order={order} />
        ))}
      </ul>
      <Failed why={more.isMoreMissing ? 'The older orders did not arrive.' : undefined} />
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
      <ProductPicture path={first?.image || undefined} alt="" sizes="88px" />
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
        <p className="text-small text-ink-muted">{orderTime(order.createdAt)}</p>
        {order.status === 'pending' && order.heldUntil && (
          <p className="text-small text-warning">
            {paymentStatusNames[order.paymentStatus]},{' '}
            {/* Whose transfer is on its way must not be asked for another. */}
            {order.paymentMethod === 'bank_transfer' ? 'set aside until' : 'please pay by'}{' '}
            {orderTime(order.heldUntil)}
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

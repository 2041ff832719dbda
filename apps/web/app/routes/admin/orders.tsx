import { OrderQueue } from '#web/features/admin-orders/order-queue.tsx';
import { staffPages } from '#web/features/staff/staff-pages.ts';
import { useMayChange } from '#web/features/staff/use-rights.ts';
import { SavedViews } from '#web/features/staff/views/saved-views.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

export const meta = () => [
  { title: 'Orders | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function AdminOrdersRoute() {
  const mayTake = useMayChange('orders');
  return (
    <OrderQueue
      views={<SavedViews page="orders" />}
      action={
        mayTake && (
          <ButtonLink look="quiet" size="small" to={staffPages.newOrder}>
            New order
          </ButtonLink>
        )
      }
    />
  );
}

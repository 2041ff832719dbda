import { OrderQueue } from '#web/backoffice/orders/queue/order-queue.tsx';
import { staffPages } from '#web/backoffice/shared/staff-pages.ts';
import { useCanChange } from '#web/backoffice/shared/use-permissions.ts';
import { SavedViews } from '#web/backoffice/shared/saved-views/saved-views.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';

export const meta = () => [
  { title: 'Orders | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function AdminOrdersRoute() {
  const canCreate = useCanChange('orders');
  return (
    <OrderQueue
      views={<SavedViews page="orders" />}
      action={
        canCreate && (
          <ButtonLink look="quiet" size="small" to={staffPages.newOrder}>
            New order
          </ButtonLink>
        )
      }
    />
  );
}

import { StaffOrderPage } from '#web/features/admin-orders/staff-order-page.tsx';
import { DownloadInvoice } from '#web/features/invoices/download-invoice.tsx';
import { useMayChange } from '#web/features/staff/use-rights.ts';
import type { Route } from './+types/order.ts';

export const meta = () => [
  { title: 'Order | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function AdminOrderRoute({ params }: Route.ComponentProps) {
  return (
    <StaffOrderPage
      id={params.orderId}
      mayChange={useMayChange('orders')}
      download={(order) => <DownloadInvoice order={order} isForStaff size="small" />}
    />
  );
}

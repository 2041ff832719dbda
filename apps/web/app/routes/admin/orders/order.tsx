import { StaffOrderPage } from '#web/backoffice/orders/order/staff-order-page.tsx';
import { DownloadInvoice } from '#web/storefront/invoices/download-invoice.tsx';
import { useCanChange } from '#web/backoffice/shared/use-permissions.ts';
import type { Route } from './+types/order.ts';

export const meta = () => [
  { title: 'Order | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function AdminOrderRoute({ params }: Route.ComponentProps) {
  return (
    <StaffOrderPage
      id={params.orderId}
      canChange={useCanChange('orders')}
      download={({ _id, orderNumber }) => (
        <DownloadInvoice
          orderId={_id}
          fileName={`invoice-${orderNumber}`}
          isForStaff
          size="small"
        />
      )}
    />
  );
}

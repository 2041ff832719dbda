import { paymentName, statusNames } from '#web/features/admin-orders/order-words.ts';
import { CustomerPage } from '#web/features/staff/customers/customer-page.tsx';
import type { Route } from './+types/customer.ts';

export const meta = () => [
  { title: 'Customer | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function CustomerRoute({ params: { id } }: Route.ComponentProps) {
  return (
    <CustomerPage
      key={id}
      id={id}
      statusOf={(order) => `${statusNames[order.status]}, ${paymentName(order)}`}
    />
  );
}

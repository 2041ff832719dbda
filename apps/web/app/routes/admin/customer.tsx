import { orderStatusNames } from '@sirkito/commerce';
import { paymentName } from '#web/backoffice/orders/order-labels.ts';
import { CustomerPage } from '#web/backoffice/customers/customer-page.tsx';
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
      statusOf={(order) => `${orderStatusNames[order.status]}, ${paymentName(order)}`}
    />
  );
}

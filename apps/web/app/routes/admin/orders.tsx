import { OrderQueue } from '#web/features/admin-orders/order-queue.tsx';

export const meta = () => [
  { title: 'Orders | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function AdminOrdersRoute() {
  return <OrderQueue />;
}

import { PackingSlip } from '#web/features/admin-orders/packing-slip.tsx';
import type { Route } from './+types/packing-slip.ts';

export const meta = () => [
  { title: 'Packing slip | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function PackingSlipRoute({ params }: Route.ComponentProps) {
  return <PackingSlip id={params.orderId} />;
}

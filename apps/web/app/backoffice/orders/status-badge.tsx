import type { OrderStatus } from '@sirkito/commerce';
import { CircleCheck, CircleDashed, CircleX, TriangleAlert, Undo2 } from 'lucide-react';
import { statusName } from './order-labels.ts';

const icon = { size: 15, strokeWidth: 1.9, 'aria-hidden': true } as const;
const round = 2 * Math.PI * 2.5;

/** A ring that fills by quarters from placed to delivered. */
function Quarters({ count }: { count: number }) {
  return (
    <svg width="15" height="15" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeWidth="1.6" />
      <circle
        cx="8"
        cy="8"
        r="2.5"
        stroke="currentColor"
        strokeWidth="5"
        strokeDasharray={`${(round * count) / 4} ${round}`}
        transform="rotate(-90 8 8)"
      />
    </svg>
  );
}

const icons: Record<OrderStatus, React.ReactNode> = {
  pending: <CircleDashed {...icon} className="text-warning" />,
  confirmed: <Quarters count={1} />,
  processing: <Quarters count={2} />,
  shipped: <Quarters count={3} />,
  delivered: <CircleCheck {...icon} className="text-positive" />,
  delivery_failed: <TriangleAlert {...icon} className="text-danger" />,
  returned: <Undo2 {...icon} />,
  cancelled: <CircleX {...icon} className="text-danger" />,
};

interface OrderStatusBadgeProps {
  status: OrderStatus;
  isPickup: boolean;
}

export function OrderStatusBadge({ status, isPickup }: OrderStatusBadgeProps) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {icons[status]}
      {statusName(status, isPickup)}
    </span>
  );
}

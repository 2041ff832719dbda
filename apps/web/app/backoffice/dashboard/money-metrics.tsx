import { formatPesos, type StaffArea } from '@sirkito/commerce';
import type { Dashboard } from '@sirkito/contracts/reports/staff-dashboard-schemas';
import { staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { staffPages } from '../shared/staff-pages.ts';
import { comparison } from './dashboard-range.ts';
import { Metric } from './metric.tsx';

interface MoneyMetricsProps extends Pick<Dashboard, 'money'> {
  from: string;
  to: string;
  /** Whether the role can open an area. */
  canView: (area: StaffArea) => boolean;
}

/** Shows what was ordered, paid and refunded; each links to the orders, payments or refunds. */
export function MoneyMetrics({ money, from, to, canView }: MoneyMetricsProps) {
  const days = `from=${from}&to=${to}`;
  const metrics = [
    {
      field: 'ordered',
      label: 'Ordered',
      definition: 'Orders placed, not cancelled',
      area: 'orders',
      to: `${staffPaths.orders}?only=ordered&${days}`,
    },
    {
      field: 'paid',
      label: 'Paid',
      definition: 'Payments received',
      area: 'books',
      to: `${staffPages.payments}?${days}&kind=payment`,
    },
    {
      field: 'refunded',
      label: 'Refunded',
      definition: 'Refunds completed',
      area: 'books',
      to: `${staffPages.payments}?${days}&kind=refund`,
    },
    {
      field: 'net',
      label: 'Net',
      definition: 'Paid less refunded',
      area: 'books',
      to: `${staffPages.payments}?${days}`,
    },
  ] as const;
  return (
    <dl className="grid gap-px overflow-hidden rounded border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
      {metrics.map(({ field, area, to: path, ...metric }) => (
        <Metric
          key={field}
          {...metric}
          to={canView(area) ? path : undefined}
          note={comparison(money.now[field], money.before[field])}
        >
          {formatPesos(money.now[field])}
        </Metric>
      ))}
    </dl>
  );
}

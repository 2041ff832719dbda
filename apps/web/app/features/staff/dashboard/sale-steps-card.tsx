import { cartKeptDays } from '@sirkito/commerce';
import type { SaleStepsQuery } from '@sirkito/contracts/dashboard-staff';
import { dashboardStaffPaths } from '@sirkito/contracts/paths/dashboard-staff';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { staffPaths } from '#web/lib/shop-paths.ts';
import { Failed } from '#web/ui/failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Card } from '../card.tsx';
import { staffPages } from '../staff-pages.ts';
import { daysBefore, shareOf } from './dashboard-range.ts';
import { Part, Parts } from './parts.tsx';

const laterOf = (one: string, other: string): string => (one > other ? one : other);

/**
 * How far carts came. Nobody is followed around: it is all known from carts and orders. A longer
 * time than carts are kept is looked at no further than that.
 */
export function SaleStepsCard({ from: asked, to }: SaleStepsQuery) {
  const from = laterOf(asked, daysBefore(to, cartKeptDays - 1));
  const api = useApi();
  const query = { from, to };
  const { data, error } = useQuery({
    queryKey: ['staff', 'sale-steps', query],
    queryFn: async ({ signal }) => (await api(dashboardStaffPaths.steps, { query, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const days = `from=${from}&to=${to}`;
  const filled = data && data.placed + data.left;
  return (
    <Card
      title="From cart to delivery"
      aside={from !== asked && <span className="text-small">Last {cartKeptDays} days</span>}
    >
      <Failed why={error} />
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && filled === 0 && <p className="text-small text-ink-muted">No cart was filled.</p>}
      {data && filled ? (
        <Parts nothing="">
          <Part
            to={`${staffPages.customers}?cart=left&${days}`}
            name="Carts left standing"
            figure={shareOf(data.left, filled, 'carts')}
          />
          <Part
            to={`${staffPaths.orders}?${days}`}
            name="Ordered"
            figure={shareOf(data.placed, filled, 'carts')}
          />
          <Part
            to={`${staffPaths.orders}?only=sold&${days}`}
            name="Neither cancelled, returned nor refunded"
            figure={shareOf(data.kept, data.placed, 'orders')}
          />
          <Part
            to={`${staffPaths.orders}?status=delivered&${days}`}
            name="Delivered"
            figure={shareOf(data.delivered, data.placed, 'orders')}
          />
        </Parts>
      ) : null}
    </Card>
  );
}

import { cartRetentionDays } from '@sirkito/commerce';
import type { SalesFunnelQuery } from '@sirkito/contracts/reports/staff-dashboard-schemas';
import { dashboardStaffPaths } from '@sirkito/contracts/reports/staff-dashboard-paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Card } from '../shared/card.tsx';
import { salesFunnelKey } from '../shared/query-keys.ts';
import { staffPages } from '../shared/staff-pages.ts';
import { daysBefore, shareOf } from './dashboard-range.ts';
import { CardListItem, CardList } from './card-list.tsx';

const laterOf = (one: string, other: string): string => (one > other ? one : other);

/**
 * Shows the sales funnel from carts and orders, without tracking visitors. Periods are capped at
 * the cart retention.
 */
export function SalesFunnelCard({ from: requestedFrom, to }: SalesFunnelQuery) {
  const from = laterOf(requestedFrom, daysBefore(to, cartRetentionDays - 1));
  const api = useApi();
  const query = { from, to };
  const { data, error } = useQuery({
    queryKey: salesFunnelKey(query),
    queryFn: async ({ signal }) =>
      (await api(dashboardStaffPaths.salesFunnel, { query, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const days = `from=${from}&to=${to}`;
  const cartCount = data && data.placed + data.left;
  return (
    <Card
      title="Sales funnel"
      aside={
        from !== requestedFrom && <span className="text-small">Last {cartRetentionDays} days</span>
      }
    >
      <ErrorNote error={error} />
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && cartCount === 0 && (
        <p className="text-small text-ink-muted">No carts in this period.</p>
      )}
      {data && cartCount ? (
        <CardList emptyMessage="">
          <CardListItem
            to={`${staffPages.customers}?cart=left&${days}`}
            name="Abandoned carts"
            value={shareOf(data.left, cartCount, 'carts')}
          />
          <CardListItem
            to={`${staffPaths.orders}?${days}`}
            name="Orders placed"
            value={shareOf(data.placed, cartCount, 'carts')}
          />
          <CardListItem
            to={`${staffPaths.orders}?only=sold&${days}`}
            name="Not cancelled, returned or refunded"
            value={shareOf(data.kept, data.placed, 'orders')}
          />
          <CardListItem
            to={`${staffPaths.orders}?status=delivered&${days}`}
            name="Delivered"
            value={shareOf(data.delivered, data.placed, 'orders')}
          />
        </CardList>
      ) : null}
    </Card>
  );
}

import { formatCount, formatNumber } from '@sirkito/commerce';
import { dashboardStaffPaths } from '@sirkito/contracts/reports/staff-dashboard-paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Card } from '../shared/card.tsx';
import { lowStockKey } from '../shared/query-keys.ts';
import { staffPages } from '../shared/staff-pages.ts';
import { CardListItem, CardList } from './card-list.tsx';

/** Lists products that will sell out within two weeks at the rate of the last 30 days. */
export function LowStockCard() {
  const api = useApi();
  const { data, error } = useQuery({
    queryKey: lowStockKey,
    queryFn: async ({ signal }) => (await api(dashboardStaffPaths.runningOut, { signal })).data,
    staleTime: 60_000,
  });
  const all = (
    <Link
      to={`${staffPaths.products}?stock=low`}
      className="text-small underline underline-offset-4"
    >
      View all low stock
    </Link>
  );
  return (
    <Card title="Low stock" aside={all}>
      <ErrorNote error={error} />
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && (
        <CardList emptyMessage="No product will run out within 2 weeks.">
          {data.map(({ productId, name, totalStock, daysLeft }) => (
            <CardListItem
              key={productId}
              to={staffPages.product(productId)}
              name={name}
              value={`${formatNumber(totalStock)} left · ${formatCount(daysLeft, 'day')}`}
            />
          ))}
        </CardList>
      )}
    </Card>
  );
}

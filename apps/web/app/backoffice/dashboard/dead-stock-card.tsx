import { formatNumber, formatPesos } from '@sirkito/commerce';
import { dashboardStaffPaths } from '@sirkito/contracts/reports/staff-dashboard-paths';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Card } from '../shared/card.tsx';
import { deadStockKey } from '../shared/query-keys.ts';
import { staffPages } from '../shared/staff-pages.ts';
import { CardListItem, CardList } from './card-list.tsx';

/** Lists products in stock for 90 days without a sale. */
export function DeadStockCard() {
  const api = useApi();
  const { data, error } = useQuery({
    queryKey: deadStockKey,
    queryFn: async ({ signal }) => (await api(dashboardStaffPaths.deadStock, { signal })).data,
    staleTime: 300_000,
  });
  return (
    <Card title="No sales in 90 days">
      <ErrorNote error={error} />
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && (
        <CardList emptyMessage="No slow-moving products.">
          {data.map(({ productId, name, totalStock, value }) => (
            <CardListItem
              key={productId}
              to={staffPages.product(productId)}
              name={name}
              value={`${formatNumber(totalStock)} in stock · ${formatPesos(value)}`}
            />
          ))}
        </CardList>
      )}
    </Card>
  );
}

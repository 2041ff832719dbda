import { formatPesos } from '@sirkito/commerce';
import { dashboardStaffPaths } from '@sirkito/contracts/paths/dashboard-staff';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Card } from '../card.tsx';
import { staffPages } from '../staff-pages.ts';
import { Part, Parts } from './parts.tsx';

/** What ties up money: here for ninety days, and not one sold in them. */
export function DeadStockCard() {
  const api = useApi();
  const { data, error } = useQuery({
    queryKey: ['staff', 'dead-stock'],
    queryFn: async ({ signal }) => (await api(dashboardStaffPaths.deadStock, { signal })).data,
    staleTime: 300_000,
  });
  return (
    <Card title="Unsold for 90 days">
      <Failed why={error} />
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && (
        <Parts nothing="Nothing here has been unsold for 90 days.">
          {data.map(({ productId, name, totalStock, value }) => (
            <Part
              key={productId}
              to={staffPages.product(productId)}
              name={name}
              figure={`${totalStock} worth ${formatPesos(value)}`}
            />
          ))}
        </Parts>
      )}
    </Card>
  );
}

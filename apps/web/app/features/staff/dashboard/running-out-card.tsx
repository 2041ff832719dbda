import { dashboardStaffPaths } from '@sirkito/contracts/paths/dashboard-staff';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { staffPaths } from '#web/lib/shop-paths.ts';
import { Failed } from '#web/ui/failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Card } from '../card.tsx';
import { staffPages } from '../staff-pages.ts';
import { Part, Parts } from './parts.tsx';

/** What is sold out within two weeks if it goes on as in the last thirty days. */
export function RunningOutCard() {
  const api = useApi();
  const { data, error } = useQuery({
    queryKey: ['staff', 'running-out'],
    queryFn: async ({ signal }) => (await api(dashboardStaffPaths.runningOut, { signal })).data,
    staleTime: 60_000,
  });
  const all = (
    <Link
      to={`${staffPaths.products}?stock=low`}
      className="text-small underline underline-offset-4"
    >
      All with 1 to 5
    </Link>
  );
  return (
    <Card title="About to run out" aside={all}>
      <Failed why={error} />
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && (
        <Parts nothing="Everything lasts more than two weeks.">
          {data.map(({ productId, name, totalStock, daysLeft }) => (
            <Part
              key={productId}
              to={staffPages.product(productId)}
              name={name}
              figure={`${totalStock} left · ${daysLeft === 1 ? '1 day' : `${daysLeft} days`}`}
            />
          ))}
        </Parts>
      )}
    </Card>
  );
}

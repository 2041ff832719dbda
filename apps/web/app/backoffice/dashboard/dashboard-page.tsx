import { formatCount, formatDateTime, formatNumber, formatPesos, plural } from '@sirkito/commerce';
import type {
  Dashboard,
  DashboardQueryInput,
} from '@sirkito/contracts/reports/staff-dashboard-schemas';
import { dashboardStaffPaths } from '@sirkito/contracts/reports/staff-dashboard-paths';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { Api } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { shopPaths, staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Card } from '../shared/card.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { dashboardKey } from '../shared/query-keys.ts';
import { SmallSelect } from '../shared/forms/small-field.tsx';
import { staffPages } from '../shared/staff-pages.ts';
import { usePermissions } from '../shared/use-permissions.ts';
import { comparison, parseRange, periods, stepNames } from './dashboard-range.ts';
import { DeadStockCard } from './dead-stock-card.tsx';
import { CardListItem, CardList } from './card-list.tsx';
import { LowStockCard } from './low-stock-card.tsx';
import { Metric } from './metric.tsx';
import { MoneyMetrics } from './money-metrics.tsx';
import { SalesFunnelCard } from './sales-funnel-card.tsx';
import { SalesChart } from './sales-chart.tsx';

const dashboardQuery = (api: Api, query: DashboardQueryInput) =>
  queryOptions({
    queryKey: dashboardKey(query),
    queryFn: async ({ signal }) => (await api(dashboardStaffPaths.view, { query, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** Shows sales and open work for the period in the URL. */
export function DashboardPage() {
  const [search, setSearch] = useSearchParams();
  const { days, by, from, to } = parseRange(search, new Date());
  const { data, error } = useQuery(dashboardQuery(useApi(), { from, to, by }));
  const setRange = (change: object) =>
    setSearch({ days, by, ...change }, { preventScrollReset: true });
  return (
    <>
      <PageHead title="Dashboard">
        <div className="w-44 sm:w-40">
          <SmallSelect
            aria-label="Period"
            value={days}
            onChange={({ target }) => setRange({ days: target.value })}
          >
            {Object.entries(periods).map(([period, name]) => (
              <option key={period} value={period}>
                {name}
              </option>
            ))}
          </SmallSelect>
        </div>
        <div className="w-32">
          <SmallSelect
            aria-label="Group by"
            value={by}
            onChange={({ target }) => setRange({ by: target.value })}
          >
            {Object.entries(stepNames).map(([step, name]) => (
              <option key={step} value={step}>
                {name}
              </option>
            ))}
          </SmallSelect>
        </div>
      </PageHead>
      <ErrorNote error={error} />
      {!data && !error && <Skeleton className="h-150 w-full" />}
      {data && <Metrics dashboard={data} from={from} to={to} />}
    </>
  );
}

interface MetricsProps {
  dashboard: Dashboard;
  from: string;
  to: string;
}

function Metrics({ dashboard, from, to }: MetricsProps) {
  const canView = usePermissions();
  const ordersPath = (query: string) =>
    canView('orders') ? `${staffPaths.orders}?${query}` : undefined;
  const salesPath = ordersPath(`only=sold&from=${from}&to=${to}`);
  const { hasSamples, money, now, before, series, bestSellers, waiting, refundsDue } = dashboard;
  const { longest, zeroResultSearches } = dashboard;
  const late = waiting.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <div className="grid gap-4">
      {hasSamples && <Note kind="info">Includes sample orders from demo mode.</Note>}
      {refundsDue > 0 && (
        <Note kind="warn">
          <Link to={`${staffPaths.orders}?only=refund_due&sort=oldest`} className="underline">
            {formatCount(refundsDue, 'order')} {plural(refundsDue, 'needs', 'need')} a refund
          </Link>
        </Note>
      )}
      <MoneyMetrics money={money} from={from} to={to} canView={canView} />
      <dl className="grid gap-px overflow-hidden rounded border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
        <Metric label="Sales" to={salesPath} note={comparison(now.sales, before.sales)}>
          {formatPesos(now.sales)}
        </Metric>
        <Metric label="Orders" to={salesPath} note={comparison(now.orders, before.orders)}>
          {formatNumber(now.orders)}
        </Metric>
        <Metric
          label="Average order value"
          to={salesPath}
          note={comparison(now.average, before.average)}
        >
          {formatPesos(now.average)}
        </Metric>
        <Metric
          label="Waiting over 2 days"
          to={ordersPath('only=waiting&sort=oldest')}
          note={
            late > 0
              ? waiting.map(({ status, orders }) => `${formatNumber(orders)} ${status}`).join(', ')
              : 'None'
          }
        >
          {formatNumber(late)}
        </Metric>
      </dl>
      <Card
        title="Sales"
        aside={
          <p className="py-2 text-right text-caption text-ink-muted">
            Paid and unpaid, excluding cancelled, returned and refunded orders
          </p>
        }
      >
        <SalesChart series={series} />
      </Card>
      <div className="grid gap-4 xl:grid-cols-2">
        <Card title="Best sellers">
          <CardList emptyMessage="No sales in this period.">
            {bestSellers.map(({ productId, title, quantity, sales }) => (
              <CardListItem
                key={productId}
                to={staffPages.product(productId)}
                name={title}
                value={`${formatNumber(quantity)} · ${formatPesos(sales)}`}
              />
            ))}
          </CardList>
        </Card>
        <LowStockCard />
        <Card title="Oldest open orders">
          <CardList emptyMessage="No orders waiting over 2 days.">
            {longest.map(({ orderId, orderNumber, status, since }) => (
              <CardListItem
                key={orderId}
                to={staffPaths.order(orderId)}
                name={orderNumber}
                value={`${status} since ${formatDateTime(since)}`}
              />
            ))}
          </CardList>
        </Card>
        <SalesFunnelCard from={from} to={to} />
        <DeadStockCard />
        <Card title="Searches with no results">
          <CardList emptyMessage="Every search had results.">
            {zeroResultSearches.map(({ query, searches }) => (
              <CardListItem
                key={query}
                to={shopPaths.search(query)}
                name={query}
                value={formatCount(searches, 'time')}
              />
            ))}
          </CardList>
        </Card>
      </div>
    </div>
  );
}

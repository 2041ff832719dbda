import { formatPesos } from '@sirkito/commerce';
import type { Dashboard, DashboardAddress } from '@sirkito/contracts/dashboard-staff';
import { dashboardStaffPaths } from '@sirkito/contracts/paths/dashboard-staff';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Api } from '#web/lib/api-client.ts';
import { useApi } from '#web/lib/app-providers.tsx';
import { shopPaths, staffPaths } from '#web/lib/shop-paths.ts';
import { shopTime } from '#web/lib/shop-time.ts';
import { Failed } from '#web/ui/failed.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Card } from '../card.tsx';
import { PageHead } from '../page-head.tsx';
import { SmallSelect } from '../small-field.tsx';
import { staffPages } from '../staff-pages.ts';
import { comparison, rangeIn, spans, stepNames } from './dashboard-range.ts';
import { DeadStockCard } from './dead-stock-card.tsx';
import { Part, Parts } from './parts.tsx';
import { RunningOutCard } from './running-out-card.tsx';
import { SaleStepsCard } from './sale-steps-card.tsx';
import { SalesChart } from './sales-chart.tsx';

const dashboardQuery = (api: Api, query: DashboardAddress) =>
  queryOptions({
    queryKey: ['staff', 'dashboard', query],
    queryFn: async ({ signal }) => (await api(dashboardStaffPaths.view, { query, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** How the shop does and what needs somebody, for the days in the address. */
export function DashboardPage() {
  const [search, setSearch] = useSearchParams();
  const { days, by, from, to } = rangeIn(search, new Date());
  const { data, error } = useQuery(dashboardQuery(useApi(), { from, to, by }));
  const choose = (change: object) =>
    setSearch({ days, by, ...change }, { preventScrollReset: true });
  return (
    <>
      <PageHead title="Dashboard">
        <div className="w-44 sm:w-40">
          <SmallSelect
            aria-label="Time"
            value={days}
            onChange={({ target }) => choose({ days: target.value })}
          >
            {Object.entries(spans).map(([span, name]) => (
              <option key={span} value={span}>
                {name}
              </option>
            ))}
          </SmallSelect>
        </div>
        <div className="w-32">
          <SmallSelect
            aria-label="Steps"
            value={by}
            onChange={({ target }) => choose({ by: target.value })}
          >
            {Object.entries(stepNames).map(([step, name]) => (
              <option key={step} value={step}>
                {name}
              </option>
            ))}
          </SmallSelect>
        </div>
      </PageHead>
      <Failed why={error} />
      {!data && !error && <Skeleton className="h-150 w-full" />}
      {data && <Figures found={data} from={from} to={to} />}
    </>
  );
}

interface FiguresProps {
  found: Dashboard;
  from: string;
  to: string;
}

function Figures({ found, from, to }: FiguresProps) {
  const ordersOf = `${staffPaths.orders}?only=sold&from=${from}&to=${to}`;
  const { now, before, series, bestSellers, waiting, owed, longest, notFound } = found;
  const late = waiting.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <div className="grid gap-4">
      {owed > 0 && (
        <Note kind="warn">
          <Link to={`${staffPaths.orders}?only=owed&sort=oldest`} className="underline">
            {owed === 1 ? '1 order' : `${owed} orders`} still to be paid back
          </Link>
        </Note>
      )}
      <dl className="grid gap-px overflow-hidden rounded border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
        <Figure label="Sales" to={ordersOf} note={comparison(now.sales, before.sales)}>
          {formatPesos(now.sales)}
        </Figure>
        <Figure label="Orders" to={ordersOf} note={comparison(now.orders, before.orders)}>
          {now.orders.toLocaleString('en-PH')}
        </Figure>
        <Figure label="Average order" to={ordersOf} note={comparison(now.average, before.average)}>
          {formatPesos(now.average)}
        </Figure>
        <Figure
          label="Waiting over two days"
          to={`${staffPaths.orders}?only=waiting&sort=oldest`}
          note={
            late > 0
              ? waiting.map(({ status, orders }) => `${orders} ${status}`).join(', ')
              : 'nothing waits'
          }
        >
          {late}
        </Figure>
      </dl>
      <Card
        title="Sales"
        aside={
          <p className="py-2 text-right text-caption text-ink-muted">
            Paid or not yet; without cancelled and returned orders
          </p>
        }
      >
        <SalesChart series={series} />
      </Card>
      <div className="grid gap-4 xl:grid-cols-2">
        <Card title="Best sellers">
          <Parts nothing="Nothing was sold in this time.">
            {bestSellers.map(({ productId, title, quantity, sales }) => (
              <Part
                key={productId}
                to={staffPages.product(productId)}
                name={title}
                figure={`${quantity} · ${formatPesos(sales)}`}
              />
            ))}
          </Parts>
        </Card>
        <RunningOutCard />
        <Card title="Waiting longest">
          <Parts nothing="No order waits for more than two days.">
            {longest.map(({ orderId, orderNumber, status, since }) => (
              <Part
                key={orderId}
                to={staffPaths.order(orderId)}
                name={orderNumber}
                figure={`${status} since ${shopTime(since)}`}
              />
            ))}
          </Parts>
        </Card>
        <SaleStepsCard from={from} to={to} />
        <DeadStockCard />
        <Card title="Looked for and not found">
          <Parts nothing="Everything people looked for was found.">
            {notFound.map(({ words, times }) => (
              <Part
                key={words}
                to={shopPaths.search(words)}
                name={words}
                figure={times === 1 ? 'once' : `${times} times`}
              />
            ))}
          </Parts>
        </Card>
      </div>
    </div>
  );
}

interface FigureProps {
  label: string;
  to: string;
  note: string;
  children: ReactNode;
}

function Figure({ label, to, note, children }: FigureProps) {
  return (
    <div className="bg-surface-raised p-4.5">
      <dt className="text-small text-ink-muted">{label}</dt>
      <dd>
        <Link to={to} className="block text-heading font-[560] tabular-nums hover:underline">
          {children}
        </Link>
        <span className="text-caption text-ink-muted">{note}</span>
      </dd>
    </div>
  );
}

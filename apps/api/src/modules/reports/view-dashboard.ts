import { toPesos, type Centavos } from '@sirkito/commerce';
import type { Dashboard, DashboardQuery } from '@sirkito/contracts/dashboard-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import {
  countWaiting,
  listBestSellers,
  listLongestWaiting,
  listNotFound,
  listRunningOut,
  listSteps,
  sumOrders,
} from './dashboard.queries.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const longestDays = 366;
const rate = { days: 30, within: 14 };
const waitingDays = 2;

export async function viewDashboard(
  ctx: Ctx,
  { from, to, by }: DashboardQuery,
): Promise<Dashboard> {
  requireStaff(ctx);
  const start = startOf(from);
  const days = Math.min(
    Math.max(1, (startOf(to).getTime() - start.getTime()) / dayMs + 1),
    longestDays,
  );
  const end = new Date(start.getTime() + days * dayMs);
  const earlier = { start: new Date(start.getTime() - days * dayMs), end: start };
  const now = ctx.now().getTime();
  const late = new Date(now - waitingDays * dayMs);
  const [sums, before, series, sellers, runningOut, waiting, longest, notFound] = await Promise.all(
    [
      sumOrders(ctx.read, { start, end }),
      sumOrders(ctx.read, earlier),
      listSteps(ctx.read, { start, end }, by),
      listBestSellers(ctx.read, { start, end }, 10),
      listRunningOut(ctx.read, new Date(now - rate.days * dayMs), rate),
      countWaiting(ctx.read, late),
      listLongestWaiting(ctx.read, late, 10),
      listNotFound(ctx.read, { start, end }, 10),
    ],
  );
  return {
    now: toFigures(sums),
    before: toFigures(before),
    series: series.map((step) => ({ ...step, sales: pesos(step.sales) })),
    bestSellers: sellers.map((seller) => ({ ...seller, sales: pesos(seller.sales) })),
    runningOut: runningOut.map((part) => ({ ...part, daysLeft: Math.floor(part.daysLeft) })),
    waiting,
    notFound,
    longest: longest.map(({ id, number, status, since }) => ({
      orderId: id,
      orderNumber: `SK-${number}`,
      status,
      since: since.toISOString(),
    })),
  };
}

/** Midnight in the shop. */
const startOf = (day: string) => new Date(`${day}T00:00:00+08:00`);

const pesos = (centavos: number) => toPesos(Number(centavos) as Centavos);

const toFigures = ({ sales, orders }: { sales: number; orders: number }) => ({
  sales: pesos(sales),
  orders,
  average: pesos(orders > 0 ? Math.round(Number(sales) / orders) : 0),
});

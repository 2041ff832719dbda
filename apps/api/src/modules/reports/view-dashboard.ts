import { orderNumber, toPesos, waitingDays, type Centavos } from '@sirkito/commerce';
import type { Dashboard, DashboardQuery } from '@sirkito/contracts/dashboard-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { daysBefore } from '#api/platform/days-before.ts';
import { countOwed, countWaiting, listLongestWaiting, listNotFound } from './dashboard.queries.ts';
import { listBestSellers, listSales, type SalesOfDay } from './sales.queries.ts';
import { daysAfter, daysFromTo } from './shop-days.ts';

export async function viewDashboard(ctx: Ctx, query: DashboardQuery): Promise<Dashboard> {
  requireStaff(ctx);
  const { by, ...asked } = query;
  const many = daysFromTo(asked.from, asked.to);
  const late = daysBefore(ctx.now(), waitingDays);
  const [sales, sellers, waiting, owed, longest, notFound] = await Promise.all([
    // With as many days before it, so that both are of one moment.
    listSales(ctx.read, { ...asked, from: daysAfter(asked.from, -many) }, by),
    listBestSellers(ctx.read, asked, 10),
    countWaiting(ctx.read, late),
    countOwed(ctx.read),
    listLongestWaiting(ctx.read, late, 10),
    listNotFound(ctx.read, asked, 10),
  ]);
  const shown = sales.slice(many);
  return {
    now: toFigures(shown),
    before: toFigures(sales.slice(0, many)),
    series: toSteps(shown),
    bestSellers: sellers.map((seller) => ({ ...seller, sales: pesos(seller.sales) })),
    waiting,
    owed,
    notFound,
    longest: longest.map(({ id, number, status, since }) => ({
      orderId: id,
      orderNumber: orderNumber(number),
      status,
      since: since.toISOString(),
    })),
  };
}

const pesos = (centavos: number) => toPesos(centavos as Centavos);

const sumOf = (sales: readonly SalesOfDay[]) =>
  sales.reduce((sum, day) => ({ orders: sum.orders + day.orders, sales: sum.sales + day.sales }), {
    orders: 0,
    sales: 0,
  });

function toFigures(days: readonly SalesOfDay[]) {
  const { orders, sales } = sumOf(days);
  return {
    sales: pesos(sales),
    orders,
    average: pesos(orders > 0 ? Math.round(sales / orders) : 0),
  };
}

/** Steps without an order are there too, with nothing in them. */
function toSteps(days: readonly SalesOfDay[]) {
  return [...Map.groupBy(days, ({ step }) => step)].map(([from, own]) => {
    const { orders, sales } = sumOf(own);
    return { from, orders, sales: pesos(sales) };
  });
}

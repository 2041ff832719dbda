import { asCentavos, orderNumber, overdueAfterDays, sumCentavos, toPesos } from '@sirkito/commerce';
import type { Dashboard, DashboardQuery } from '@sirkito/contracts/reports/staff-dashboard-schemas';
import { requireStaff, type ReadCtx } from '#api/platform/context.ts';
import { daysBefore } from '#api/platform/days-before.ts';
import {
  countRefundsDue,
  countOverdueOrders,
  listOldestOverdueOrders,
  listZeroResultSearches,
} from './dashboard.queries.ts';
import {
  hasSampleOrders,
  lastDays,
  listBestSellers,
  listSales,
  type SalesOfDay,
} from './sales.queries.ts';
import { sumMoney, type MoneyOfPeriod } from './books/money.queries.ts';
import { daysAfter, daysFromTo } from './shop-days.ts';

export async function viewDashboard(ctx: ReadCtx, query: DashboardQuery): Promise<Dashboard> {
  requireStaff(ctx);
  const { by, from, to } = query;
  const period = from && to ? { from, to } : await lastDays(ctx.read, 30);
  const days = daysFromTo(period.from, period.to);
  const overdueBefore = daysBefore(ctx.now(), overdueAfterDays);
  const periodBefore = { from: daysAfter(period.from, -days), to: daysAfter(period.from, -1) };
  const bothPeriods = { from: periodBefore.from, to: period.to };
  const [
    money,
    moneyBefore,
    sales,
    hasSamples,
    sellers,
    waiting,
    refundsDue,
    longest,
    zeroResultSearches,
  ] = await Promise.all([
    sumMoney(ctx.read, period),
    sumMoney(ctx.read, periodBefore),
    // In one query, so that both come from one snapshot.
    listSales(ctx.read, bothPeriods, by),
    hasSampleOrders(ctx.read, bothPeriods),
    listBestSellers(ctx.read, period, 10),
    countOverdueOrders(ctx.read, overdueBefore),
    countRefundsDue(ctx.read),
    listOldestOverdueOrders(ctx.read, overdueBefore, 10),
    listZeroResultSearches(ctx.read, period, 10),
  ]);
  const current = sales.slice(days);
  return {
    hasSamples,
    now: toTotals(current),
    before: toTotals(sales.slice(0, days)),
    money: { now: toMoney(money), before: toMoney(moneyBefore) },
    series: toSeries(current),
    bestSellers: sellers.map((seller) => ({ ...seller, sales: toPesos(seller.sales) })),
    waiting,
    refundsDue,
    zeroResultSearches,
    longest: longest.map(({ id, number, status, since }) => ({
      orderId: id,
      orderNumber: orderNumber(number),
      status,
      since: since.toISOString(),
    })),
  };
}

const toMoney = ({ ordered, paid, refunded }: MoneyOfPeriod) => ({
  ordered: toPesos(ordered),
  paid: toPesos(paid),
  refunded: toPesos(refunded),
  net: toPesos(asCentavos(paid - refunded)),
});

const sumOf = (days: readonly SalesOfDay[]) => ({
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
  sales: sumCentavos(days.map(({ sales }) => sales)),
});

function toTotals(days: readonly SalesOfDay[]) {
  const { orders, sales } = sumOf(days);
  return {
    sales: toPesos(sales),
    orders,
    average: toPesos(asCentavos(orders > 0 ? Math.round(sales / orders) : 0)),
  };
}

/** Includes steps without orders. */
function toSeries(days: readonly SalesOfDay[]) {
  return [...Map.groupBy(days, ({ step }) => step)].map(([from, own]) => {
    const { orders, sales } = sumOf(own);
    return { from, orders, sales: toPesos(sales) };
  });
}

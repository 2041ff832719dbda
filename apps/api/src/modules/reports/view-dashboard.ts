import { asCentavos, orderNumber, overdueAfterDays, sumCentavos, toPesos } from '@sirkito/commerce';
import type {
  Dashboard,
  DashboardQuery,
  DeadStock,
  RunningOut,
  SalesFunnel,
  SalesFunnelQuery,
} from '@sirkito/contracts/reports/staff-dashboard-schemas';
import { type Ctx, requireStaff } from '#api/platform/context.ts';
import { daysBefore } from '#api/platform/days-before.ts';
import { type MoneyOfPeriod, sumMoney } from './books/money.queries.ts';
import {
  countOverdueOrders,
  countRefundsDue,
  countSalesFunnel,
  listOldestOverdueOrders,
  listRunningOut,
  listUnsoldProducts,
  listZeroResultSearches,
} from './dashboard.queries.ts';
import {
  hasSampleOrders,
  lastDays,
  listBestSellers,
  listSales,
  type SalesOfDay,
} from './sales.queries.ts';
import { daysAfter, daysFromTo } from './shop-days.ts';

export async function viewDashboard(ctx: Ctx, query: DashboardQuery): Promise<Dashboard> {
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

const deadAfterDays = 90;
const maxShown = 10;

/** A separate request: it reads all stock, which would slow the dashboard. */
export async function viewDeadStock(ctx: Ctx): Promise<DeadStock> {
  requireStaff(ctx);
  const rows = await listUnsoldProducts(ctx.read, daysBefore(ctx.now(), deadAfterDays), maxShown);
  return rows.map((row) => ({ ...row, value: toPesos(row.value) }));
}

const rate = { days: 30, within: 14 };

/** A separate request: it sums a month of stock movements, which would slow the dashboard. */
export async function viewRunningOut(ctx: Ctx): Promise<RunningOut> {
  requireStaff(ctx);
  const rows = await listRunningOut(ctx.read, daysBefore(ctx.now(), rate.days), rate);
  return rows.map((part) => ({ ...part, daysLeft: Math.floor(part.daysLeft) }));
}

/** The sales funnel as far as it is known without tracking visitors. */
export async function viewSalesFunnel(ctx: Ctx, days: SalesFunnelQuery): Promise<SalesFunnel> {
  requireStaff(ctx);
  return countSalesFunnel(ctx.read, days);
}

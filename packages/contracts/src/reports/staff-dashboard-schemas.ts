import { z } from 'zod';
import { Pesos, PesosSum, SignedPesosSum } from '../money.ts';
import { isWithinAYear, ShopDay } from '../shop-day.ts';

/** Inclusive. */
const days = { from: ShopDay, to: ShopDay };
const tooLong = { path: ['to'], error: 'Choose a range of up to 366 days' };

/** Defaults to the last 30 days. */
export const DashboardQuery = z
  .object({
    from: ShopDay.optional(),
    to: ShopDay.optional(),
    by: z.enum(['day', 'week', 'month']).default('day'),
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    path: ['to'],
    error: 'Choose both dates or neither',
  })
  .refine(({ from, to }) => !from || !to || isWithinAYear({ from, to }), tooLong);
export type DashboardQuery = z.output<typeof DashboardQuery>;
export type DashboardQueryInput = z.input<typeof DashboardQuery>;

/** Excludes cancelled and returned orders. */
const SalesMetrics = z.object({ sales: PesosSum, orders: z.int(), average: Pesos });

/** Ordered isn't paid, and paid may have been refunded. */
const MoneyMetrics = z.object({
  /** Orders placed in the period and not cancelled. */
  ordered: PesosSum,
  /** Payments received in the period, for orders of any day. */
  paid: PesosSum,
  /** Refunds completed in the period, for orders of any day. */
  refunded: PesosSum,
  /** Paid less refunded. */
  net: SignedPesosSum,
});

const Dashboard = z.object({
  /** Whether either period includes orders seeded in demo mode. */
  hasSamples: z.boolean(),
  now: SalesMetrics,
  /** The preceding period of the same length. */
  before: SalesMetrics,
  money: z.object({ now: MoneyMetrics, before: MoneyMetrics }),
  series: z.array(z.object({ from: z.iso.date(), sales: PesosSum, orders: z.int() })),
  bestSellers: z.array(
    z.object({ productId: z.uuid(), title: z.string(), quantity: z.int(), sales: PesosSum }),
  ),
  /** Orders without a status change for two days. */
  waiting: z.array(z.object({ status: z.string(), orders: z.int() })),
  /** Cancelled or returned orders with a refund due. */
  refundsDue: z.int(),
  /** Searches without results, most frequent first. */
  zeroResultSearches: z.array(z.object({ query: z.string(), searches: z.int() })),
  /** The ten orders waiting longest. */
  longest: z.array(
    z.object({
      orderId: z.uuid(),
      orderNumber: z.string(),
      status: z.string(),
      since: z.iso.datetime(),
    }),
  ),
});
export type Dashboard = z.output<typeof Dashboard>;

/** Products that sell out within two weeks at the rate of the last 30 days, soonest first. */
const RunningOut = z.array(
  z.object({ productId: z.uuid(), name: z.string(), totalStock: z.int(), daysLeft: z.int() }),
);
export type RunningOut = z.output<typeof RunningOut>;

export const RunningOutReply = z.object({ success: z.literal(true), data: RunningOut });
export type RunningOutReply = z.output<typeof RunningOutReply>;

export const SalesFunnelQuery = z.object(days).refine(isWithinAYear, tooLong);
export type SalesFunnelQuery = z.output<typeof SalesFunnelQuery>;

/** Sales funnel from abandoned carts to delivered orders. */
const SalesFunnel = z.object({
  /** Abandoned carts last changed in this period. */
  left: z.int(),
  placed: z.int(),
  /** Neither cancelled, returned nor fully refunded. */
  kept: z.int(),
  delivered: z.int(),
});
export type SalesFunnel = z.output<typeof SalesFunnel>;

export const SalesFunnelReply = z.object({ success: z.literal(true), data: SalesFunnel });
export type SalesFunnelReply = z.output<typeof SalesFunnelReply>;

/** In stock for 90 days without a sale, highest stock value first. */
const DeadStock = z.array(
  z.object({ productId: z.uuid(), name: z.string(), totalStock: z.int(), value: PesosSum }),
);
export type DeadStock = z.output<typeof DeadStock>;

export const DeadStockReply = z.object({ success: z.literal(true), data: DeadStock });
export type DeadStockReply = z.output<typeof DeadStockReply>;

export const DashboardReply = z.object({ success: z.literal(true), data: Dashboard });
export type DashboardReply = z.output<typeof DashboardReply>;

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Pesos, PesosSum } from './money.ts';
import { dashboardStaffPaths } from './paths/dashboard-staff.ts';
import { isWithinAYear, ShopDay } from './shop-day.ts';

/** Both are counted. */
const days = { from: ShopDay, to: ShopDay };
const tooLong = { path: ['to'], error: 'must be within 366 days from the first' };

const DashboardQuery = z
  .object({ ...days, by: z.enum(['day', 'week', 'month']).default('day') })
  .refine(isWithinAYear, tooLong);
export type DashboardQuery = z.output<typeof DashboardQuery>;
export type DashboardAddress = z.input<typeof DashboardQuery>;

/** Orders that were placed and neither cancelled nor brought back. */
const Figures = z.object({ sales: PesosSum, orders: z.int(), average: Pesos });

const Dashboard = z.object({
  now: Figures,
  /** As many days just before. */
  before: Figures,
  series: z.array(z.object({ from: z.iso.date(), sales: PesosSum, orders: z.int() })),
  bestSellers: z.array(
    z.object({ productId: z.uuid(), title: z.string(), quantity: z.int(), sales: PesosSum }),
  ),
  /** Orders that nobody has taken a step with for two days. */
  waiting: z.array(z.object({ status: z.string(), orders: z.int() })),
  /** Orders that were cancelled or came back, whose money is still here. */
  owed: z.int(),
  /** What people looked for in this time and did not find, most often first. */
  notFound: z.array(z.object({ words: z.string(), times: z.int() })),
  /** The ten of them that have waited longest. */
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

/** What lasts two weeks or less at the rate of the last thirty days, what ends first first. */
const RunningOut = z.array(
  z.object({ productId: z.uuid(), name: z.string(), totalStock: z.int(), daysLeft: z.int() }),
);
export type RunningOut = z.output<typeof RunningOut>;

const RunningOutReply = z.object({ success: z.literal(true), data: RunningOut });
export type RunningOutReply = z.output<typeof RunningOutReply>;

const SaleStepsQuery = z.object(days).refine(isWithinAYear, tooLong);
export type SaleStepsQuery = z.output<typeof SaleStepsQuery>;

/** How far carts came. Every order was a cart; the other carts are those that stand there filled. */
const SaleSteps = z.object({
  /** Filled carts that were last touched in this time. */
  left: z.int(),
  placed: z.int(),
  /** Neither cancelled nor brought back, and its money not gone back in full. */
  kept: z.int(),
  delivered: z.int(),
});
export type SaleSteps = z.output<typeof SaleSteps>;

const SaleStepsReply = z.object({ success: z.literal(true), data: SaleSteps });
export type SaleStepsReply = z.output<typeof SaleStepsReply>;

/** On the shelf for ninety days and never sold in them, what ties up most money first. */
const DeadStock = z.array(
  z.object({ productId: z.uuid(), name: z.string(), totalStock: z.int(), value: PesosSum }),
);
export type DeadStock = z.output<typeof DeadStock>;

const DeadStockReply = z.object({ success: z.literal(true), data: DeadStock });
export type DeadStockReply = z.output<typeof DeadStockReply>;

const DashboardReply = z.object({ success: z.literal(true), data: Dashboard });
export type DashboardReply = z.output<typeof DashboardReply>;

export const dashboardStaffApi = {
  deadStock: endpoint(dashboardStaffPaths.deadStock, {
    access: 'staff',
    summary: 'What lies on the shelf and does not sell',
    reply: DeadStockReply,
    errors: ['auth.required', 'auth.wrong_role'],
  }),
  runningOut: endpoint(dashboardStaffPaths.runningOut, {
    access: 'staff',
    summary: 'What will be sold out soon at the present rate',
    reply: RunningOutReply,
    errors: ['auth.required', 'auth.wrong_role'],
  }),
  steps: endpoint(dashboardStaffPaths.steps, {
    access: 'staff',
    summary: 'How many carts became orders in a time, and how far the orders came',
    query: SaleStepsQuery,
    reply: SaleStepsReply,
    errors: ['auth.required', 'auth.wrong_role', 'request.invalid'],
  }),
  view: endpoint(dashboardStaffPaths.view, {
    access: 'staff',
    summary: 'Sales, orders and what needs attention in a time, and in the time before it',
    query: DashboardQuery,
    reply: DashboardReply,
    errors: ['auth.required', 'auth.wrong_role', 'request.invalid'],
  }),
};

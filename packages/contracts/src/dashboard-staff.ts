import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Pesos } from './money.ts';
import { dashboardStaffPaths } from './paths/dashboard-staff.ts';

const day = z.iso.date();

const DashboardQuery = z.object({
  /** Days of the shop's own clock, both counted. */
  from: day,
  to: day,
  by: z.enum(['day', 'week', 'month']).default('day'),
});
export type DashboardQuery = z.output<typeof DashboardQuery>;
export type DashboardAddress = z.input<typeof DashboardQuery>;

/** Orders that were placed and neither cancelled nor brought back. */
const Figures = z.object({ sales: Pesos, orders: z.int(), average: Pesos });

const Dashboard = z.object({
  now: Figures,
  /** As many days just before. */
  before: Figures,
  series: z.array(z.object({ from: day, sales: Pesos, orders: z.int() })),
  bestSellers: z.array(
    z.object({ productId: z.uuid(), title: z.string(), quantity: z.int(), sales: Pesos }),
  ),
  /** What lasts two weeks or less at the rate of the last thirty days. */
  runningOut: z.array(
    z.object({ productId: z.uuid(), name: z.string(), totalStock: z.int(), daysLeft: z.number() }),
  ),
  /** Orders that nobody has taken a step with for two days. */
  waiting: z.array(z.object({ status: z.string(), orders: z.int() })),
});
export type Dashboard = z.output<typeof Dashboard>;

const DashboardReply = z.object({ success: z.literal(true), data: Dashboard });
export type DashboardReply = z.output<typeof DashboardReply>;

export const dashboardStaffApi = {
  view: endpoint(dashboardStaffPaths.view, {
    access: 'staff',
    summary: 'Sales, orders and what needs attention in a time, and in the time before it',
    query: DashboardQuery,
    reply: DashboardReply,
    errors: ['auth.required', 'auth.wrong_role', 'request.invalid'],
  }),
};

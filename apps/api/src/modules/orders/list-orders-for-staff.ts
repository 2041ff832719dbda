import { orderStatuses, waitingDays, type OrderStatus } from '@sirkito/commerce';
import {
  countedUpTo,
  type StaffOrders,
  type StaffOrdersQuery,
} from '@sirkito/contracts/order-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { daysBefore } from '#api/platform/days-before.ts';
import { readOrderSearch } from './read-order-search.ts';
import { toRows } from './staff-order.ts';
import { countByStatus, countOwed, listOrderIds, listRows } from './staff-orders.queries.ts';

/** The queue, a page at a time, and how many orders stand where. */
export async function listOrdersForStaff(ctx: Ctx, query: StaffOrdersQuery): Promise<StaffOrders> {
  requireStaff(ctx);
  const { search, limit, ...view } = query;
  const lateSince = daysBefore(ctx.now(), waitingDays);
  const [ids, counts, owed] = await Promise.all([
    listOrderIds(ctx.read, {
      ...view,
      lateSince,
      limit: limit + 1,
      search: readOrderSearch(search),
    }),
    countByStatus(ctx.read, orderStatuses, countedUpTo),
    countOwed(ctx.read, countedUpTo),
  ]);
  const page = ids.slice(0, limit);
  return {
    orders: toRows(page, await listRows(ctx.read, page)),
    counts: Object.fromEntries(counts.map(({ status, count }) => [status, count])) as Record<
      OrderStatus,
      number
    >,
    owed,
    next: ids.length > limit ? (page.at(-1) ?? null) : null,
  };
}

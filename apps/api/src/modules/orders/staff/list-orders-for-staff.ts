import { orderStatuses, overdueAfterDays, recordOf } from '@sirkito/commerce';
import {
  maxOrderCount,
  type StaffOrders,
  type StaffOrdersQuery,
} from '@sirkito/contracts/orders/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { noteListView } from '#api/platform/security-log/security-event.ts';
import { daysBefore } from '#api/platform/days-before.ts';
import { readOrderSearch } from '../order/read-order-search.ts';
import { toRows } from '../order/staff-order.ts';
import { countByStatus, countDue, listOrderIds, listRows } from '../order/staff-orders.queries.ts';

/** Returns a page of the order queue and the number of orders by status. */
export async function listOrdersForStaff(ctx: Ctx, query: StaffOrdersQuery): Promise<StaffOrders> {
  requireStaff(ctx);
  const { search, limit, ...view } = query;
  const lateSince = daysBefore(ctx.now(), overdueAfterDays);
  const [ids, counts, due] = await Promise.all([
    listOrderIds(ctx.read, {
      ...view,
      lateSince,
      limit: limit + 1,
      search: readOrderSearch(search),
    }),
    countByStatus(ctx.read, orderStatuses, maxOrderCount),
    countDue(ctx.read, maxOrderCount),
  ]);
  const page = ids.slice(0, limit);
  noteListView(ctx, {
    kind: 'orders_listed',
    query,
    people: page.length,
    details: { isSearch: search !== '' },
  });
  return {
    orders: toRows(page, await listRows(ctx.read, page)),
    counts: recordOf(
      orderStatuses,
      (status) => counts.find((counted) => counted.status === status)?.count ?? 0,
    ),
    ...due,
    next: ids.length > limit ? (page.at(-1) ?? null) : null,
  };
}

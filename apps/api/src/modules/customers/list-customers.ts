import { parseMobileNumber } from '@sirkito/commerce';
import type { CustomersQuery, CustomersReply } from '@sirkito/contracts/customers/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { noteListView } from '#api/platform/security-log/security-event.ts';
import { toCustomerRow } from './customer.ts';
import { listCustomerRows } from './customers.queries.ts';

const pageSize = 25;

export async function listCustomers(
  ctx: Ctx,
  query: CustomersQuery,
): Promise<Omit<CustomersReply, 'success'>> {
  requireStaff(ctx);
  const { search, ...view } = query;
  const phone = parseMobileNumber(search);
  const filter = { ...view, search, phone, limit: pageSize + 1 };
  const rows = await listCustomerRows(ctx.read, filter);
  const data = rows.slice(0, pageSize).map(toCustomerRow);
  noteListView(ctx, {
    kind: 'customers_listed',
    query,
    people: data.length,
    details: { isSearch: search !== '' },
  });
  return { data, next: rows.length > pageSize ? (data.at(-1)?.id ?? null) : null };
}

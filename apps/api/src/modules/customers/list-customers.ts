import { parseMobileNumber } from '@sirkito/commerce';
import type { CustomersQuery, CustomersReply } from '@sirkito/contracts/customers/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { noteSecurityEvent } from '#api/platform/security-log/security-event.ts';
import { toCustomerRow } from './customer.ts';
import { listCustomerRows } from './customers.queries.ts';

const pageSize = 25;

export async function listCustomers(
  ctx: Ctx,
  { search, ...view }: CustomersQuery,
): Promise<Omit<CustomersReply, 'success'>> {
  requireStaff(ctx);
  const phone = parseMobileNumber(search);
  const filter = { ...view, search, phone, limit: pageSize + 1 };
  const rows = await listCustomerRows(ctx.read, filter);
  noteSecurityEvent(ctx, {
    kind: 'customers_listed',
    details: { isSearch: search !== '', customers: Math.min(rows.length, pageSize) },
  });
  const data = rows.slice(0, pageSize).map(toCustomerRow);
  return { data, next: rows.length > pageSize ? (data.at(-1)?.id ?? null) : null };
}

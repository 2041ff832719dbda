import { readMobileNumber } from '@sirkito/commerce';
import type { CustomersQuery, CustomersReply } from '@sirkito/contracts/customer-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { toCustomerRow } from './customer.ts';
import { listCustomerRows } from './customers.queries.ts';

const shown = 25;

export async function listCustomers(
  ctx: Ctx,
  { search, ...view }: CustomersQuery,
): Promise<Omit<CustomersReply, 'success'>> {
  requireStaff(ctx);
  const phone = readMobileNumber(search);
  const wanted = { ...view, words: search, phone, limit: shown + 1 };
  const rows = await listCustomerRows(ctx.read, wanted);
  const data = rows.slice(0, shown).map(toCustomerRow);
  return { data, next: rows.length > shown ? (data.at(-1)?.id ?? null) : null };
}

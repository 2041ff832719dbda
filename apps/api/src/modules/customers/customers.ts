import { parseMobileNumber } from '@sirkito/commerce';
import type {
  Customer,
  CustomersQuery,
  CustomersReply,
} from '@sirkito/contracts/customers/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { type Ctx, requireStaff } from '#api/platform/context.ts';
import { noteListView, noteSecurityEvent } from '#api/platform/security-log/security-event.ts';
import { readCustomer, toCustomerRow } from './customer.ts';
import { insertCustomerNote, listCustomerRows } from './customers.queries.ts';

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

/** Audits every view of personal data. */
export async function viewCustomer(ctx: Ctx, id: string): Promise<Customer> {
  requireStaff(ctx);
  const customer = await ctx.transact(async (tx) => {
    const found = await readCustomer(tx, id);
    await audit(tx, ctx, {
      action: 'customers.view',
      subject: `account:${id}`,
      before: null,
      after: null,
    });
    return found;
  });
  noteSecurityEvent(ctx, { kind: 'customer_viewed', subject: `account:${id}` });
  return customer;
}

export async function addCustomerNote(ctx: Ctx, id: string, text: string): Promise<Customer> {
  const { accountId: author_id } = requireStaff(ctx);
  return ctx.transact(async (tx) => {
    await readCustomer(tx, id);
    const note = { id: ctx.newId(), account_id: id, author_id, at: ctx.now(), text };
    await insertCustomerNote(tx, note);
    // Logged without the text: it is personal data, and the log outlives the account.
    await audit(tx, ctx, {
      action: 'customers.add_note',
      subject: `account:${id}`,
      before: null,
      after: { note: note.id },
    });
    return readCustomer(tx, id);
  });
}

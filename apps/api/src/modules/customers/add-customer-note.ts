import type { Customer } from '@sirkito/contracts/customers/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { readCustomer } from './customer.ts';
import { insertCustomerNote } from './customers.queries.ts';

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

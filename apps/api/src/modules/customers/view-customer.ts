import type { Customer } from '@sirkito/contracts/customers/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { noteSecurityEvent } from '#api/platform/security-log/security-event.ts';
import { readCustomer } from './customer.ts';

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

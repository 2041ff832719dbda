import type { Customer } from '@sirkito/contracts/customer-staff';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { readCustomer } from './customer.ts';

/** Whoever looks at a person's data leaves a trace of it. */
export async function viewCustomer(ctx: Ctx, id: string): Promise<Customer> {
  requireStaff(ctx);
  return ctx.transact(async (tx) => {
    const customer = await readCustomer(tx, id);
    await audit(tx, ctx, {
      action: 'customers.view',
      subject: `account:${id}`,
      before: null,
      after: null,
    });
    return customer;
  });
}

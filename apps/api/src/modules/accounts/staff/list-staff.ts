import type { StaffMember } from '@sirkito/contracts/staff/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { listStaffAccounts } from '../account/staff.queries.ts';

export async function listStaff(ctx: Ctx): Promise<StaffMember[]> {
  requireStaff(ctx);
  const rows = await listStaffAccounts(ctx.read, ctx.now());
  return rows.map(({ disabledAt, createdAt, ...row }) => ({
    ...row,
    isDisabled: disabledAt !== null,
    createdAt: createdAt.toISOString(),
  }));
}

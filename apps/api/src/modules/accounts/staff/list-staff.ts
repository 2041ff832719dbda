import type { StaffMember } from '@sirkito/contracts/staff/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { listStaffAccounts } from '../account/staff.queries.ts';

export async function listStaff(ctx: Ctx): Promise<StaffMember[]> {
  requireStaff(ctx);
  const rows = await listStaffAccounts(ctx.read);
  return rows.map(({ passwordHash, disabledAt, createdAt, confirmedAt, ...row }) => ({
    ...row,
    isDisabled: disabledAt !== null,
    hasPassword: passwordHash !== null,
    hasTwoFactor: confirmedAt !== null,
    createdAt: createdAt.toISOString(),
  }));
}

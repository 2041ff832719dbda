import { hasPermission, keysOf, staffAreas, type StaffAction } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { MeReply } from '@sirkito/contracts/staff/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { findSecondFactor } from '../account/second-factor.queries.ts';
import type { TwoFactorPolicy } from '../two-factor/two-factor-policy.ts';

/** Returns the caller's role and permissions, and when they must set up two-factor authentication. */
export async function viewOwnAccess(
  ctx: Ctx,
  { twoFactorPolicy }: { twoFactorPolicy: TwoFactorPolicy },
): Promise<MeReply['data']> {
  const { accountId, staffRole, mustSetUpTwoFactor = false } = requireStaff(ctx);
  if (!staffRole) throw new AppError('auth.permission_denied');
  const areasTo = (action: StaffAction) =>
    keysOf(staffAreas).filter((area) => hasPermission(staffRole, area, action));
  const dueAt = twoFactorPolicy.dueAt(await findSecondFactor(ctx.read, accountId));
  return {
    staffRole,
    areas: areasTo('view'),
    changes: areasTo('change'),
    twoFactorDueAt: dueAt?.toISOString() ?? null,
    mustSetUpTwoFactor: mustSetUpTwoFactor && dueAt !== undefined,
  };
}

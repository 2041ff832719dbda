import type { StaffBanner } from '@sirkito/contracts/banners/staff-schemas';
import { AppError } from '@sirkito/contracts/errors';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { toStaffBanner } from './staff-banner.ts';
import { findBanner } from './staff-banners.queries.ts';

export async function viewBanner(ctx: Ctx, id: string): Promise<StaffBanner> {
  requireStaff(ctx);
  const row = await findBanner(ctx.read, id);
  if (!row) throw new AppError('content.banner_not_found');
  return toStaffBanner(row, ctx.now());
}

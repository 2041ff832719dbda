import type { StaffBanner } from '@sirkito/contracts/banners/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { toStaffBanner } from './staff-banner.ts';
import { listAllBanners } from './staff-banners.queries.ts';

export async function listBanners(ctx: Ctx): Promise<StaffBanner[]> {
  requireStaff(ctx);
  const rows = await listAllBanners(ctx.read);
  return rows.map((row) => toStaffBanner(row, ctx.now()));
}

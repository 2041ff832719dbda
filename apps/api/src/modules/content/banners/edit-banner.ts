import type { BannerBody, StaffBanner } from '@sirkito/contracts/banners/staff-schemas';
import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { requirePicture, toColumns } from './staff-banner.ts';
import {
  findBanner,
  findLastPosition,
  lockBanners,
  updateBanner,
} from './staff-banners.queries.ts';
import { viewBanner } from './view-banner.ts';

/** A banner that changes its kind moves to the end of the new kind. */
export async function editBanner(ctx: Ctx, id: string, body: BannerBody): Promise<StaffBanner> {
  requireStaff(ctx);
  await ctx.transact(async (tx) => {
    await lockBanners(tx);
    const before = await findBanner(tx, id);
    if (!before) throw new AppError('content.banner_not_found');
    await requirePicture(tx, body.picture, before.picture);
    const moved =
      body.kind === before.kind ? {} : { position: (await findLastPosition(tx, body.kind)) + 1 };
    await updateBanner(tx, id, { ...toColumns(body), ...moved, updated_at: ctx.now() });
    await audit(tx, ctx, {
      action: 'content.edit_banner',
      subject: `banner:${id}`,
      before,
      after: body,
    });
  });
  return viewBanner(ctx, id);
}

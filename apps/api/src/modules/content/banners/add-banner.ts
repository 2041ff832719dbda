import type { BannerBody, StaffBanner } from '@sirkito/contracts/banners/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { insertBanners } from './banners.queries.ts';
import { requirePicture, toColumns } from './staff-banner.ts';
import { findLastPosition, lockBanners } from './staff-banners.queries.ts';
import { viewBanner } from './view-banner.ts';

/** Adds a banner at the end of its kind. */
export async function addBanner(ctx: Ctx, body: BannerBody): Promise<StaffBanner> {
  requireStaff(ctx);
  const [id, at] = [ctx.newId(), ctx.now()];
  await ctx.transact(async (tx) => {
    await lockBanners(tx);
    await requirePicture(tx, body.picture, null);
    const position = (await findLastPosition(tx, body.kind)) + 1;
    await insertBanners(tx, [{ ...toColumns(body), id, position, created_at: at, updated_at: at }]);
    await audit(tx, ctx, {
      action: 'content.add_banner',
      subject: `banner:${id}`,
      before: null,
      after: body,
    });
  });
  return viewBanner(ctx, id);
}

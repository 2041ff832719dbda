import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { deleteBanner, findBanner, lockBanners } from './staff-banners.queries.ts';

export async function removeBanner(ctx: Ctx, id: string): Promise<void> {
  requireStaff(ctx);
  await ctx.transact(async (tx) => {
    await lockBanners(tx);
    const before = await findBanner(tx, id);
    if (!before) throw new AppError('content.banner_not_found');
    await deleteBanner(tx, id);
    await audit(tx, ctx, {
      action: 'content.remove_banner',
      subject: `banner:${id}`,
      before,
      after: null,
    });
  });
}

import type { BannerOrder } from '@sirkito/contracts/banners/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { listAllBanners, lockBanners, updatePositions } from './staff-banners.queries.ts';

export async function reorderBanners(ctx: Ctx, { kind, ids }: BannerOrder): Promise<void> {
  requireStaff(ctx);
  await ctx.transact(async (tx) => {
    await lockBanners(tx);
    const currentIds = async () =>
      (await listAllBanners(tx)).filter((one) => one.kind === kind).map(({ id }) => id);
    const before = await currentIds();
    await updatePositions(tx, { kind, ids, at: ctx.now() });
    await audit(tx, ctx, {
      action: 'content.reorder_banners',
      subject: `banners:${kind}`,
      before: { ids: before },
      after: { ids: await currentIds() },
    });
  });
}

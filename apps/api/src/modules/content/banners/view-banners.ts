import type { Banner } from '@sirkito/contracts/banners/schemas';
import type { Ctx } from '#api/platform/context.ts';
import { listRunningBanners } from './banners.queries.ts';

export async function viewBanners(ctx: Ctx): Promise<Banner[]> {
  const rows = await listRunningBanners(ctx.read, ctx.now());
  return rows.map((row) => ({
    ...row,
    picture: row.picture && `/api/images/${row.picture}`,
  }));
}

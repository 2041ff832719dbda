import { createWorkQueue } from '@sirkito/process';
import type { Ctx } from '#api/platform/context.ts';
import { listChunkEnds, listProductsAfter } from './sitemap.queries.ts';

/** About 1 MB; the sitemap protocol allows 50,000 URLs per file. */
const chunkSize = 10_000;
/** One chunk at a time, so that crawlers don't hold up shoppers. */
const queue = createWorkQueue({ capacity: 20 });

export const listSitemapChunks = (ctx: Ctx, size = chunkSize): Promise<string[]> =>
  listChunkEnds(ctx.read, size);

export async function listSitemapProducts(ctx: Ctx, after: string | undefined, size = chunkSize) {
  const products = await queue.run(() => listProductsAfter(ctx.read, after, size), ctx);
  return products.map(({ id, slug, updatedAt }) => ({
    _id: id,
    slug,
    updatedAt: updatedAt.toISOString(),
  }));
}

import type { Ctx } from '#api/platform/context.ts';
import { listChunkEnds, listProductsAfter } from './sitemap.queries.ts';

/** Well below the 50,000 that search engines read of one file: an answer of about 1 MB. */
const chunkSize = 10_000;

export const listSitemapChunks = (ctx: Ctx, size = chunkSize): Promise<string[]> =>
  listChunkEnds(ctx.read, size);

export async function listSitemapProducts(ctx: Ctx, after: string | undefined, size = chunkSize) {
  const products = await listProductsAfter(ctx.read, after, size);
  return products.map(({ id, slug, updatedAt }) => ({
    _id: id,
    slug,
    updatedAt: updatedAt.toISOString(),
  }));
}

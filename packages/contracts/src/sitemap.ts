import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { sitemapPaths } from './paths/sitemap.ts';

export const SitemapQuery = z.object({ after: z.uuid().optional() });
export type SitemapAddress = z.input<typeof SitemapQuery>;

export const SitemapChunksReply = z.object({
  success: z.literal(true),
  /** The last product of each full chunk but the last: the next one begins after it. */
  data: z.array(z.uuid()),
});
export type SitemapChunksReply = z.output<typeof SitemapChunksReply>;

export const SitemapProductsReply = z.object({
  success: z.literal(true),
  data: z.array(z.object({ _id: z.uuid(), slug: z.string(), updatedAt: z.iso.datetime() })),
});
export type SitemapProductsReply = z.output<typeof SitemapProductsReply>;

export const sitemapApi = {
  chunks: endpoint(sitemapPaths.chunks, {
    access: 'public',
    isShared: true,
    limit: { calls: 10, seconds: 60 },
    summary: 'Where each chunk of the product sitemap begins',
    reply: SitemapChunksReply,
    errors: [],
  }),
  products: endpoint(sitemapPaths.products, {
    access: 'public',
    limit: { calls: 30, seconds: 60 },
    summary: 'One chunk of products that search engines may find',
    query: SitemapQuery,
    reply: SitemapProductsReply,
    errors: ['request.invalid'],
  }),
};

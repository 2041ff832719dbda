import { z } from 'zod';

export const SitemapQuery = z.object({ after: z.uuid().optional() });
export type SitemapQueryInput = z.input<typeof SitemapQuery>;

export const SitemapChunksReply = z.object({
  success: z.literal(true),
  /** Last product id of each chunk except the last, used as cursor of the next. */
  data: z.array(z.uuid()),
});
export type SitemapChunksReply = z.output<typeof SitemapChunksReply>;

export const SitemapProductsReply = z.object({
  success: z.literal(true),
  data: z.array(z.object({ _id: z.uuid(), slug: z.string(), updatedAt: z.iso.datetime() })),
});
export type SitemapProductsReply = z.output<typeof SitemapProductsReply>;
